import type { LocalText } from '../local-text.ts';

export interface PageSeed {
  id: string;
  slug: string;
  title: LocalText;
  categories: string[];
  /** Paragraphs; one that begins with `# ` is a heading. */
  content: { en: string[]; de: string[] };
  description: LocalText;
}

export const pages: PageSeed[] = [
  {
    id: 'responsible-play',
    slug: 'responsible-play',
    title: { en: 'Safer play', de: 'Sicherer spielen' },
    categories: ['custom page', 'top menu'],
    description: { en: 'Limits, breaks and help.', de: 'Limits, Pausen und Hilfe.' },
    content: {
      en: [
        'Over time the house keeps a share of every stake; each game says how large it is. Play with money you can do without.',
        '# Limits',
        'You can limit what you deposit, stake or lose in a day, a week or a month. A lower limit holds at once; a higher one takes effect after a day.',
        '# Breaks',
        'A cooling-off lasts a day or longer. Self-exclusion lasts half a year or longer and can not be ended early. Your money stays yours and is paid out.',
        '# Help',
        'If playing is no longer fun, talk to someone. A national helpline is free and confidential. Our support answers too, at any hour.',
      ],
      de: [
        'Auf Dauer behält das Haus von jedem Einsatz einen Anteil; jedes Spiel nennt ihn. Spielen Sie nur mit Geld, das Sie entbehren können.',
        '# Limits',
        'Sie können begrenzen, was Sie an einem Tag, in einer Woche oder einem Monat einzahlen, einsetzen oder verlieren. Ein niedrigeres Limit gilt sofort, ein höheres nach einem Tag.',
        '# Pausen',
        'Eine Auszeit dauert einen Tag oder länger. Ein Selbstausschluss dauert mindestens ein halbes Jahr und lässt sich nicht vorzeitig beenden. Ihr Geld bleibt Ihres und wird ausgezahlt.',
        '# Hilfe',
        'Wenn Spielen keinen Spaß mehr macht, sprechen Sie mit jemandem. Die nationale Beratung ist kostenlos und vertraulich. Auch unser Support antwortet zu jeder Stunde.',
      ],
    },
  },
  {
    id: 'terms',
    slug: 'terms',
    title: { en: 'Terms', de: 'Bedingungen' },
    categories: ['custom page'],
    description: { en: 'The rules between you and us.', de: 'Die Regeln zwischen Ihnen und uns.' },
    content: {
      en: [
        'Croupier is a demonstration. Games, studios, teams and players are invented, and no real money changes hands.',
        '# Your account',
        'One person, one account, of legal age. You may close it at any time; what is on it is paid out.',
        '# Rounds',
        'A round is decided when your bet is taken. If the connection drops, the round stands and your balance is right when you return.',
      ],
      de: [
        'Croupier ist eine Demonstration. Spiele, Studios, Mannschaften und Spieler sind erfunden, und es fließt kein echtes Geld.',
        '# Ihr Konto',
        'Eine Person, ein Konto, volljährig. Sie können es jederzeit schließen; das Guthaben wird ausgezahlt.',
        '# Runden',
        'Eine Runde ist entschieden, sobald Ihr Einsatz angenommen ist. Bricht die Verbindung ab, gilt die Runde, und Ihr Guthaben stimmt, wenn Sie zurückkommen.',
      ],
    },
  },
];

export const snippets: { id: string; content: LocalText; categories: string[] }[] = [
  {
    id: 'about',
    categories: ['home'],
    content: {
      en: 'A good table, clear rules: every title states what it pays, and every round can be checked.',
      de: 'Ein guter Tisch, klare Regeln: Jeder Titel nennt seine Auszahlung, und jede Runde lässt sich prüfen.',
    },
  },
];
