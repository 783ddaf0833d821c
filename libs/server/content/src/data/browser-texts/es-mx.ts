import type { BrowserTexts } from './browser-texts.ts';

export const spanish: BrowserTexts = {
  cookies: {
    session:
      'mantiene tu sesión abierta, en el casino y en las apuestas deportivas. Después de media hora sin ti no abre nada.',
    device:
      'marca un navegador con el que iniciaste sesión, para que quienes adivinen tu contraseña no puedan dejarte fuera. No abre nada.',
    signIn: 'mantiene un inicio de sesión mientras buscas tu código de un solo uso. Sin el código no abre nada.',
    locale: 'el idioma que elegiste.',
    theme: 'claro u oscuro.',
    consent: 'que leíste el aviso sobre las cookies y lo que permitiste ahí.',
    approval: 'que confirmaste tu edad, donde las reglas de tu país lo piden.',
    promoTooltip:
      'cuándo apareció por primera vez la nota junto a las ofertas, para que se quite después de diez minutos.',
    stag: 'el socio cuyo enlace te trajo aquí. Solo si lo permitiste.',
    utmSource: 'dónde estaba el anuncio, si uno te trajo aquí. Solo si lo permitiste.',
    utmMedium: 'qué tipo de anuncio era, si uno te trajo aquí. Solo si lo permitiste.',
    utmCampaign: 'la campaña a la que pertenecía, si uno te trajo aquí. Solo si lo permitiste.',
    utmContent: 'cuál de varios anuncios era, si uno te trajo aquí. Solo si lo permitiste.',
    utmTerm: 'las palabras de búsqueda a las que respondió, si uno te trajo aquí. Solo si lo permitiste.',
  },
  stored: {
    balanceHidden: 'si tu saldo está oculto',
    oddsFormat: 'cómo se escriben los momios',
    shortcuts: 'si las teclas son atajos',
    slip: 'lo que hay en tu boleto de apuestas',
    stake: 'el monto escrito ahí',
    stakeAs: 'si ahí escribes el monto o lo que quieres recibir',
    slipMode: 'si haces apuestas simples, una combinada o un sistema',
    combined: 'la combinada o el sistema del boleto',
    oddsChange: 'qué cambios de momio aceptas',
    quickStakes: 'tus propios montos rápidos',
    notifyResults: 'si este dispositivo te avisa cómo terminaron tus apuestas',
    favourites: 'deportes, ligas, equipos y partidos que guardaste sin iniciar sesión',
    searches: 'lo último que buscaste en la sección de deportes',
    gameSearches: 'lo último que buscaste entre los juegos',
    liveChat: 'si ves o escuchas las frases en las mesas en vivo',
    timeZone: 'la zona horaria de los inicios, si elegiste una',
    density: 'qué tan compactas son las listas de partidos',
    sound: 'si los juegos suenan',
    begunRound: 'por título, la ronda que se interrumpió mientras se mostraba',
    signUpDraft: 'lo que escribiste en un registro sin terminar, sin la contraseña, hasta que se cierra la pestaña',
    chatOpened: 'cuándo abriste el chat por última vez',
    contactDraft: 'lo que escribiste en un mensaje a soporte sin enviar, hasta que se cierra la pestaña',
    promoBannerClosed: 'cuándo ocultaste el banner de promociones, hasta que se cierra la pestaña',
    scrolled: 'hasta dónde se desplazó cada página, hasta que se cierra la pestaña',
  },
  life: {
    session: 'Hasta que se cierra el navegador.',
    minutes: 'Durante {n} minutos.',
    days: 'Durante {n} días.',
  },
};
