import type { Sport } from '@croupier/bet-math';
import type { LocalWords } from '@croupier/i18n/local-words';

/** Calendar texts other than names. */
export const calendarTexts = {
  name: {
    en: 'My matches',
    de: 'Meine Spiele',
    'es-MX': 'Mis partidos',
    'fr-CA': 'Mes matchs',
    ja: 'お気に入りの試合',
    no: 'Mine kamper',
    'pt-BR': 'Minhas partidas',
  },
  /** Prefix of a match that may not take place as scheduled. */
  unsure: {
    en: 'To be confirmed',
    de: 'Noch nicht bestätigt',
    'es-MX': 'Por confirmar',
    'fr-CA': 'À confirmer',
    ja: '未定',
    no: 'Ikke bekreftet',
    'pt-BR': 'A confirmar',
  },
  no: {
    en: 'Cancelled',
    de: 'Abgesagt',
    'es-MX': 'Cancelado',
    'fr-CA': 'Annulé',
    ja: '中止',
    no: 'Avlyst',
    'pt-BR': 'Cancelada',
  },
} satisfies Record<string, LocalWords>;

export const sportTexts: Record<Sport, LocalWords> = {
  football: {
    en: 'Football',
    'en-AU': 'Soccer',
    'en-CA': 'Soccer',
    'en-NZ': 'Soccer',
    de: 'Fußball',
    'es-MX': 'Futbol',
    'fr-CA': 'Soccer',
    ja: 'サッカー',
    no: 'Fotball',
    'pt-BR': 'Futebol',
  },
  tennis: {
    en: 'Tennis',
    de: 'Tennis',
    'es-MX': 'Tenis',
    'fr-CA': 'Tennis',
    ja: 'テニス',
    no: 'Tennis',
    'pt-BR': 'Tênis',
  },
  basketball: {
    en: 'Basketball',
    de: 'Basketball',
    'es-MX': 'Basquetbol',
    'fr-CA': 'Basketball',
    ja: 'バスケットボール',
    no: 'Basketball',
    'pt-BR': 'Basquete',
  },
  'ice-hockey': {
    en: 'Ice hockey',
    'en-CA': 'Hockey',
    de: 'Eishockey',
    'es-MX': 'Hockey sobre hielo',
    'fr-CA': 'Hockey',
    ja: 'アイスホッケー',
    no: 'Ishockey',
    'pt-BR': 'Hóquei no gelo',
  },
  greyhounds: {
    en: 'Greyhounds',
    de: 'Windhunde',
    'es-MX': 'Galgos',
    'fr-CA': 'Lévriers',
    ja: 'グレイハウンド',
    no: 'Greyhound',
    'pt-BR': 'Galgos',
  },
};
