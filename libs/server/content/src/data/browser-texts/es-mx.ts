import type { BrowserTexts } from './browser-texts.ts';

export const spanish: BrowserTexts = {
  cookies: {
    session:
      'Mantiene tu sesión abierta en el casino y en las apuestas deportivas. Tu sesión se cierra después de 30 minutos sin actividad.',
    device:
      'Recuerda un navegador con el que iniciaste sesión, para que los intentos fallidos de contraseña desde otros lugares no te bloqueen. La cookie por sí sola no sirve para iniciar sesión.',
    signIn:
      'Mantiene abierto tu inicio de sesión mientras escribes tu código de un solo uso. Sin el código, la cookie no sirve para iniciar sesión.',
    locale: 'El idioma que elegiste.',
    theme: 'El tema que elegiste: claro u oscuro.',
    consent: 'Tu respuesta al aviso de cookies y las cookies que permitiste.',
    approval: 'Que confirmaste tu edad, donde las reglas de tu país lo exigen.',
    promoTooltip:
      'Cuándo apareció por primera vez la nota junto a las ofertas, para que desaparezca después de 10 minutos.',
    shownRounds:
      'Que un juego está mostrando una ronda, para que el encabezado no revele el resultado antes de tiempo.',
    stag: 'El socio cuyo enlace te trajo aquí. Se guarda solo si lo permites.',
    utmSource: 'Dónde viste el anuncio que te trajo aquí. Se guarda solo si lo permites.',
    utmMedium: 'El tipo de anuncio que te trajo aquí. Se guarda solo si lo permites.',
    utmCampaign: 'La campaña del anuncio que te trajo aquí. Se guarda solo si lo permites.',
    utmContent: 'La versión del anuncio que te trajo aquí. Se guarda solo si lo permites.',
    utmTerm: 'Los términos de búsqueda del anuncio que te trajo aquí. Se guarda solo si lo permites.',
  },
  stored: {
    balanceHidden: 'Si tu saldo está oculto.',
    oddsFormat: 'El formato de momios que elegiste.',
    shortcuts: 'Si los atajos de una sola tecla están activados.',
    slip: 'Las selecciones de tu boleto de apuestas.',
    stake: 'El monto que escribiste en tu boleto de apuestas.',
    stakeAs: 'Si el monto de tu boleto de apuestas es el monto por línea, la apuesta total o el retorno objetivo.',
    slipMode: 'El tipo de apuesta de tu boleto: apuestas simples, un parlay o un sistema.',
    combined: 'Tu configuración de un parlay o un sistema en tu boleto de apuestas.',
    editedBet: 'La apuesta abierta que estás editando y lo que había antes en tu boleto de apuestas.',
    oddsChange: 'Qué cambios de momio aceptas.',
    quickStakes: 'Los montos rápidos que fijaste.',
    notifyResults: 'Si este dispositivo te avisa cuando se liquidan tus apuestas.',
    favourites: 'Deportes, ligas, equipos y partidos que agregaste a tus favoritos sin iniciar sesión.',
    searches: 'Tus búsquedas recientes en las apuestas deportivas.',
    gameSearches: 'Tus búsquedas recientes de juegos.',
    liveChat: 'Si el chat de la mesa se muestra, se oculta o se lee en voz alta.',
    timeZone: 'La zona horaria que elegiste para los horarios de los partidos.',
    density: 'Cómo se muestran las listas de partidos: amplias o compactas.',
    sound: 'Si el sonido de los juegos está activado.',
    begunRound: 'De cada juego, la ronda que se interrumpió antes de que vieras el resultado.',
    signUpDraft:
      'Lo que escribiste en un registro sin terminar, excepto la contraseña. Se borra cuando cierras la pestaña.',
    chatOpened: 'Cuándo abriste el chat de soporte por última vez.',
    contactDraft: 'Un mensaje a soporte que no has enviado. Se borra cuando cierras la pestaña.',
    promoBannerClosed: 'Cuándo cerraste el banner de promociones. Se borra cuando cierras la pestaña.',
    reloadedFor:
      'Qué parte del sitio no se pudo cargar, para que la página se vuelva a cargar una sola vez. Se borra cuando cierras la pestaña.',
    scrolled: 'Hasta dónde te desplazaste en cada página. Se borra cuando cierras la pestaña.',
  },
  files: {
    offlinePage: 'La página que ves cuando no tienes conexión.',
    code: 'Scripts, estilos y tipografías que cargaste, por hasta 30 días.',
    pictures: 'Imágenes de juegos que viste, por hasta 30 días.',
    used: 'Cuándo se usó por última vez cada archivo guardado.',
  },
  life: {
    session: 'Hasta que cierres el navegador',
    seconds: '{n} segundos',
    minutes: '{n} minutos',
    days: '{n} días',
  },
};
