import type { LocalText } from '../local-text.ts';

export interface BannerSeed {
  id: string;
  categories: string[];
  groups: number[];
  title: LocalText;
  text: LocalText;
  game: string | null;
  href: string;
  action: LocalText;
}

/** What the site says about itself: facts, no urgency. */
export const banners: BannerSeed[] = [
  {
    id: 'try-first',
    categories: ['index-top'],
    groups: [],
    title: { en: 'Try every game with play money', de: 'Jedes Spiel mit Spielgeld ausprobieren' },
    text: {
      en: 'The demo runs the same published maths as the real game. Nothing to install, nothing to pay.',
      de: 'Die Demo läuft mit derselben veröffentlichten Mathematik wie das echte Spiel. Nichts zu installieren, nichts zu bezahlen.',
    },
    game: 'tidewater-atlas',
    href: '/play/paperlantern-works/tidewater-atlas?mode=demo',
    action: { en: 'Play the demo', de: 'Demo spielen' },
  },
  {
    id: 'check-a-round',
    categories: ['promo'],
    groups: [],
    title: { en: 'Check any round yourself', de: 'Jede Runde selbst nachrechnen' },
    text: {
      en: 'We commit to the seed before you bet. Afterwards your browser works the round out again, step by step.',
      de: 'Wir legen den Seed vor Ihrem Einsatz fest. Danach rechnet Ihr Browser die Runde Schritt für Schritt nach.',
    },
    game: 'moth-and-moon',
    href: '/fairness',
    action: { en: 'How it works', de: 'So funktioniert es' },
  },
  {
    id: 'what-it-pays',
    categories: ['promo'],
    groups: [],
    title: { en: 'What each game pays back', de: 'Was jedes Spiel zurückzahlt' },
    text: {
      en: 'Return to player, hit rate and volatility of every title, in one table.',
      de: 'Auszahlungsquote, Trefferquote und Volatilität aller Titel in einer Tabelle.',
    },
    game: 'orchard-hours',
    href: '/rtp',
    action: { en: 'See the numbers', de: 'Zahlen ansehen' },
  },
];
