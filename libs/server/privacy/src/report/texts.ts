import type { SectionName } from './section.ts';

interface ReportTexts {
  title: string;
  made: string;
  intro: string;
  contents: string;
  empty: string;
  newest: string;
  all: string;
  files: string;
  kept: string;
  yes: string;
  no: string;
  sections: Record<SectionName, readonly [title: string, says: string]>;
}

const en: ReportTexts = {
  title: 'Your data',
  made: 'Made on',
  intro:
    'This is all that is stored about you and your account. Each part is also a file of its own in the folder “data”, as JSON, which other programs can read. Times are in UTC, amounts in the currency named beside them.',
  contents: 'Contents',
  empty: 'Nothing is stored here.',
  newest: 'Shown here: {shown} of {count}. The file holds all of them.',
  all: 'entries',
  files: 'Documents you uploaded lie in the folder “documents”.',
  kept: 'Passwords are stored as a digest nobody can read, and are not part of this report. Months in the archive are included; what has been taken out of it altogether is handed out by support on request.',
  yes: 'yes',
  no: 'no',
  sections: {
    profile: ['Profile', 'What you told us about yourself, and how your account stands.'],
    consents: ['Messages', 'What you agreed to be sent, and the terms you accepted.'],
    sessions: ['Sessions', 'Browsers you are signed in with.'],
    devices: [
      'Devices',
      'When devices were last used to sign in. A random mark is stored of each, nothing of the device itself.',
    ],
    documents: ['Documents', 'What you uploaded to show who you are, and what was decided.'],
    accounts: ['Balances', 'Your accounts as they stand. “held” is set aside for withdrawals and open bets.'],
    journal: ['Journal', 'Every movement of money on your accounts, oldest first.'],
    payments: ['Payments', 'Deposits and withdrawals, newest first.'],
    rounds: ['Game rounds', 'Rounds you played for money, newest first.'],
    seeds: ['Fairness seeds', 'The numbers your rounds were drawn from, as far as they have been revealed.'],
    bets: ['Bets', 'Your bets on matches.'],
    limits: ['Limits', 'Limits and breaks you set, those that ended too.'],
    points: ['Comp points', 'Your points and levels, and what you exchanged for money.'],
    tournaments: ['Tournaments', 'Tournaments you took part in, with your score, your place and your prize.'],
    lootboxes: ['Boxes and turns of the wheel', 'What you were given to open, and what came of it.'],
    games: ['Favourites', 'Games you marked or opened last.'],
    security_log: [
      'Security log',
      'Sign-ins, changes and decisions about your account, with the address they came from.',
    ],
    requests: ['Requests', 'Reports of your data and erasures you asked for.'],
  },
};

const de: ReportTexts = {
  title: 'Ihre Daten',
  made: 'Erstellt am',
  intro:
    'Das ist alles, was über Sie und Ihr Konto gespeichert ist. Jeder Teil liegt auch als eigene Datei im Ordner „data“, als JSON, das andere Programme lesen können. Zeiten sind in UTC, Beträge in der Währung, die danebensteht.',
  contents: 'Inhalt',
  empty: 'Hier ist nichts gespeichert.',
  newest: 'Hier stehen {shown} von {count}. Die Datei enthält alle.',
  all: 'Einträge',
  files: 'Dokumente, die Sie hochgeladen haben, liegen im Ordner „documents“.',
  kept: 'Von Passwörtern ist nur ein Prüfwert gespeichert, den niemand lesen kann; er ist nicht Teil dieses Berichts. Monate im Archiv sind enthalten; was auch dort nicht mehr liegt, gibt der Kundendienst auf Anfrage heraus.',
  yes: 'ja',
  no: 'nein',
  sections: {
    profile: ['Profil', 'Was Sie uns über sich gesagt haben und wie Ihr Konto steht.'],
    consents: ['Nachrichten', 'Was wir Ihnen schicken dürfen und welchen Bedingungen Sie zugestimmt haben.'],
    sessions: ['Sitzungen', 'Browser, in denen Sie angemeldet sind.'],
    devices: [
      'Geräte',
      'Wann Geräte zuletzt zur Anmeldung benutzt wurden. Gespeichert ist je ein zufälliges Kennzeichen, nichts vom Gerät selbst.',
    ],
    documents: ['Dokumente', 'Was Sie zum Nachweis Ihrer Identität hochgeladen haben und was entschieden wurde.'],
    accounts: ['Guthaben', 'Ihre Konten, wie sie stehen. „held“ ist für Auszahlungen und offene Wetten zurückgelegt.'],
    journal: ['Kontobuch', 'Jede Bewegung auf Ihren Konten, die älteste zuerst.'],
    payments: ['Zahlungen', 'Einzahlungen und Auszahlungen, die neueste zuerst.'],
    rounds: ['Spielrunden', 'Runden, die Sie um Geld gespielt haben, die neueste zuerst.'],
    seeds: ['Zufallsstartwerte', 'Die Zahlen, aus denen Ihre Runden gezogen wurden, soweit sie aufgedeckt sind.'],
    bets: ['Wetten', 'Ihre Wetten auf Spiele.'],
    limits: ['Limits', 'Limits und Pausen, die Sie gesetzt haben, auch die beendeten.'],
    points: ['Treuepunkte', 'Ihre Punkte und Level, und was Sie in Geld umgetauscht haben.'],
    tournaments: ['Turniere', 'Turniere, an denen Sie teilnahmen, mit Punktestand, Platz und Preis.'],
    lootboxes: ['Boxen und Drehungen des Rads', 'Was Sie zu öffnen bekamen und was herauskam.'],
    games: ['Favoriten', 'Spiele, die Sie markiert oder zuletzt geöffnet haben.'],
    security_log: [
      'Sicherheitsprotokoll',
      'Anmeldungen, Änderungen und Entscheidungen zu Ihrem Konto, mit der Adresse, von der sie kamen.',
    ],
    requests: ['Anträge', 'Berichte über Ihre Daten und Löschungen, die Sie verlangt haben.'],
  },
};

/** The texts of the archive's page, in the language the report was asked for in. */
export const reportTexts = (locale: string): ReportTexts => (locale.startsWith('de') ? de : en);
