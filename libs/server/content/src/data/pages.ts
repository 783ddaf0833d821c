import type { LocalText } from '../local-text.ts';
import { cookieLines, storedLines } from './browser-data.ts';

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
        'You can limit what you deposit, stake or lose in a day, a week or a month. A lower limit holds at once; a higher one after a day or longer, and only if you confirm it by the link in our mail.',
        '# Breaks',
        'A cooling-off lasts a day or longer. Self-exclusion lasts half a year or longer and can not be ended early. Your money stays in your account, and you can withdraw it at any time.',
        '# Help',
        'If playing is no longer fun, talk to someone. A national helpline is free and confidential.',
      ],
      de: [
        'Auf Dauer behält das Haus von jedem Einsatz einen Anteil; jedes Spiel nennt ihn. Spielen Sie nur mit Geld, das Sie entbehren können.',
        '# Limits',
        'Sie können begrenzen, was Sie an einem Tag, in einer Woche oder einem Monat einzahlen, einsetzen oder verlieren. Ein niedrigeres Limit gilt sofort, ein höheres nach einem Tag oder später und nur, wenn Sie es über den Link in unserer E-Mail bestätigen.',
        '# Pausen',
        'Eine Auszeit dauert einen Tag oder länger. Ein Selbstausschluss dauert mindestens ein halbes Jahr und lässt sich nicht vorzeitig beenden. Ihr Geld bleibt auf Ihrem Konto, und Sie können es jederzeit auszahlen lassen.',
        '# Hilfe',
        'Wenn Spielen keinen Spaß mehr macht, sprechen Sie mit jemandem. Die nationale Beratung ist kostenlos und vertraulich.',
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
        'One person, one account, of legal age. What is on it is yours; you can withdraw it at any time, also during a break.',
        '# Rounds',
        'A round is decided when your bet is taken. If the connection drops, the round stands and your balance is right when you return.',
      ],
      de: [
        'Croupier ist eine Demonstration. Spiele, Studios, Mannschaften und Spieler sind erfunden, und es fließt kein echtes Geld.',
        '# Ihr Konto',
        'Eine Person, ein Konto, volljährig. Das Guthaben gehört Ihnen; Sie können es jederzeit auszahlen lassen, auch während einer Pause.',
        '# Runden',
        'Eine Runde ist entschieden, sobald Ihr Einsatz angenommen ist. Bricht die Verbindung ab, gilt die Runde, und Ihr Guthaben stimmt, wenn Sie zurückkommen.',
      ],
    },
  },
  {
    id: 'privacy',
    slug: 'privacy',
    title: { en: 'Privacy', de: 'Datenschutz' },
    categories: ['custom page'],
    description: { en: 'What we keep of you, and why.', de: 'Was wir von Ihnen speichern und warum.' },
    content: {
      en: [
        'We keep what the account needs: who you are, what you paid in and out, what you played. We sell none of it.',
        '# Cookies',
        'All of these are needed for what you see or do. There is nothing to refuse because nothing follows you.',
        ...cookieLines('en'),
        '# Kept in your browser',
        'Your browser also keeps these to itself, on this device, until you clear them there. None of it is sent to us.',
        ...storedLines('en'),
        '# Cards',
        'A card number goes from your browser to the payment provider. It never reaches us; we see its first six and last four digits.',
        '# How long',
        'The ledger of money is kept as long as the law asks. The rest goes when you ask for it on your personal page: fourteen days later the account is erased.',
      ],
      de: [
        'Wir speichern, was das Konto braucht: wer Sie sind, was Sie ein- und ausgezahlt und was Sie gespielt haben. Nichts davon verkaufen wir.',
        '# Cookies',
        'Alle dienen dem, was Sie sehen oder tun. Abzulehnen gibt es nichts, denn nichts verfolgt Sie.',
        ...cookieLines('de'),
        '# In Ihrem Browser aufbewahrt',
        'Dies behält Ihr Browser für sich, auf diesem Gerät, bis Sie es dort löschen. Nichts davon wird an uns gesendet.',
        ...storedLines('de'),
        '# Karten',
        'Eine Kartennummer geht von Ihrem Browser zum Zahlungsanbieter. Uns erreicht sie nie; wir sehen die ersten sechs und die letzten vier Ziffern.',
        '# Wie lange',
        'Das Kassenbuch bewahren wir so lange auf, wie das Gesetz es verlangt. Das Übrige verschwindet, wenn Sie es auf Ihrer persönlichen Seite verlangen: Vierzehn Tage später ist das Konto gelöscht.',
      ],
    },
  },
  {
    id: 'support',
    slug: 'support',
    title: { en: 'Get help', de: 'Hilfe' },
    categories: ['custom page', 'top menu'],
    description: {
      en: 'Where to turn, with a question or when play stops being fun.',
      de: 'Wohin Sie sich wenden können, mit Fragen oder wenn Spielen keinen Spaß mehr macht.',
    },
    content: {
      en: [
        'Croupier is a demonstration: there is no chat, telephone or mailbox to write to yet. What most often goes wrong, and what then happens by itself, stands here.',
        '# A payment is under way',
        'A deposit that the provider is still checking shows as pending in your payments. Nothing is lost: it is credited or given back, and the page tells you when.',
        '# A game stopped in the middle',
        'The round was decided when your bet was taken. Open the game again: it shows how the round ended, and your balance is right.',
        '# Was a round fair?',
        'Open it in your games history and choose to check it. Your browser works it out again from the seed we committed to before you played.',
        '# When play stops being fun',
        'Set a limit, take a break or exclude yourself in your profile; a lower limit holds at once. Talking helps as well: your national gambling helpline is free and confidential.',
      ],
      de: [
        'Croupier ist eine Demonstration: Noch gibt es weder Chat noch Telefon noch Postfach, an die Sie sich wenden könnten. Was am häufigsten schiefgeht und was dann von selbst geschieht, steht hier.',
        '# Eine Zahlung ist unterwegs',
        'Eine Einzahlung, die der Anbieter noch prüft, steht in Ihren Zahlungen als ausstehend. Nichts geht verloren: Sie wird gutgeschrieben oder zurückgegeben, und die Seite sagt Ihnen wann.',
        '# Ein Spiel blieb mittendrin stehen',
        'Die Runde war entschieden, als Ihr Einsatz angenommen wurde. Öffnen Sie das Spiel erneut: Es zeigt, wie die Runde ausging, und Ihr Guthaben stimmt.',
        '# War eine Runde fair?',
        'Öffnen Sie sie in Ihrem Spielverlauf und lassen Sie sie prüfen. Ihr Browser rechnet sie aus dem Seed nach, auf den wir uns vor Ihrem Spiel festgelegt haben.',
        '# Wenn Spielen keinen Spaß mehr macht',
        'Setzen Sie im Profil ein Limit, nehmen Sie eine Auszeit oder schließen Sie sich aus; ein niedrigeres Limit gilt sofort. Auch Reden hilft: Die nationale Beratung ist kostenlos und vertraulich.',
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
