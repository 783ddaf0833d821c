import type { SiteTexts } from './site-texts.ts';

export const spanish: SiteTexts = {
  pages: {
    'responsible-play': {
      title: 'Juego responsable',
      description: 'Límites, pausas y ayuda.',
      content: [
        'A la larga, la casa se queda con una parte de cada apuesta; cada juego dice qué tan grande es. Juega con dinero del que puedas prescindir.',
        '# Límites',
        'Puedes limitar lo que depositas, apuestas o pierdes en un día, una semana o un mes. Un límite más bajo se aplica de inmediato; uno más alto, después de un día o más y solo si lo confirmas con el enlace de nuestro correo.',
        '# Pausas',
        'Una pausa dura un día o más. La autoexclusión dura medio año o más y no se puede terminar antes. Tu dinero se queda en tu cuenta y puedes retirarlo en cualquier momento.',
        '# Ayuda',
        'Si jugar ya no es divertido, habla con alguien. La línea de ayuda nacional es gratuita y confidencial.',
      ],
    },
    terms: {
      title: 'Términos',
      description: 'Las reglas entre tú y nosotros.',
      content: [
        'Croupier es una demostración. Los juegos, estudios, equipos y jugadores son inventados, y no circula dinero real.',
        '# Tu cuenta',
        'Una persona, una cuenta, con mayoría de edad. Lo que hay en ella es tuyo; puedes retirarlo en cualquier momento, también durante una pausa.',
        '# Rondas',
        'Una ronda queda decidida cuando se acepta tu apuesta. Si se corta la conexión, la ronda vale y tu saldo es correcto cuando vuelves.',
      ],
    },
    privacy: {
      title: 'Privacidad',
      description: 'Qué guardamos de ti y por qué.',
      content: [
        'Guardamos lo que la cuenta necesita: quién eres, qué depositaste y retiraste, qué jugaste. No vendemos nada de ello.',
        '# Cookies',
        'Todas hacen falta para lo que ves o haces. No hay nada que rechazar, porque nada te sigue.',
        '{cookies}',
        '# Guardado en tu navegador',
        'Tu navegador también se queda con esto, en este dispositivo, hasta que lo borres ahí. No se nos envía nada de ello.',
        '{stored}',
        '# Tarjetas',
        'El número de una tarjeta va de tu navegador al proveedor de pagos. Nunca llega a nosotros; vemos sus primeros seis y sus últimos cuatro dígitos.',
        '# Cuánto tiempo',
        'El libro del dinero se conserva el tiempo que pide la ley. Lo demás se borra cuando lo pides en tu página personal: catorce días después se borra la cuenta.',
      ],
    },
    support: {
      title: 'Ayuda',
      description: 'A dónde acudir con una pregunta o cuando jugar deja de ser divertido.',
      content: [
        'Croupier es una demostración: todavía no hay chat, teléfono ni buzón al que escribir. Aquí está lo que falla con más frecuencia y lo que pasa después por sí solo.',
        '# Un pago está en camino',
        'Un depósito que el proveedor todavía revisa aparece como pendiente en tus pagos. No se pierde nada: se acredita o se devuelve, y la página te dice cuándo.',
        '# Un juego se detuvo a la mitad',
        'La ronda quedó decidida cuando se aceptó tu apuesta. Abre el juego de nuevo: muestra cómo terminó la ronda, y tu saldo es correcto.',
        '# ¿Fue justa una ronda?',
        'Ábrela en tu historial de juegos y elige comprobarla. Tu navegador la vuelve a calcular a partir de la semilla a la que nos comprometimos antes de que jugaras.',
        '# Cuando jugar deja de ser divertido',
        'Fija un límite, toma una pausa o autoexclúyete en tu perfil; un límite más bajo se aplica de inmediato. Hablar también ayuda: la línea de ayuda nacional sobre el juego es gratuita y confidencial.',
      ],
    },
  },
  cookies: {
    session:
      'mantiene tu sesión abierta, en el casino y en las apuestas deportivas. Después de media hora sin ti no abre nada.',
    device:
      'marca un navegador con el que iniciaste sesión, para que quienes adivinen tu contraseña no puedan dejarte fuera. No abre nada.',
    signIn: 'mantiene un inicio de sesión mientras buscas tu código de un solo uso. Sin el código no abre nada.',
    locale: 'el idioma que elegiste.',
    theme: 'claro u oscuro.',
    consent: 'que leíste el aviso sobre las cookies y lo que permitiste ahí.',
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
    oddsChange: 'qué cambios de momio aceptas',
    quickStakes: 'tus propios montos rápidos',
    sound: 'si los juegos suenan',
    begunRound: 'por título, la ronda que se interrumpió mientras se mostraba',
    signUpDraft: 'lo que escribiste en un registro sin terminar, sin la contraseña, hasta que se cierra la pestaña',
    promoBannerClosed: 'cuándo ocultaste el banner de promociones, hasta que se cierra la pestaña',
    scrolled: 'hasta dónde se desplazó cada página, hasta que se cierra la pestaña',
  },
  life: {
    session: 'Hasta que se cierra el navegador.',
    minutes: 'Durante {n} minutos.',
    days: 'Durante {n} días.',
  },
};
