import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** An account is closed and will be erased. The last mail there is: afterwards nobody knows the address. Source: promise G2. */
export const erasureAsked = mailTemplate({
  params: v.object({ dueAt: v.string() }),
  texts: {
    en: ({ dueAt }, { link, date }) => ({
      subject: 'Your account is closed and will be erased',
      paragraphs: [
        `You asked for the end of your account. It is closed now and will be erased on ${date(dueAt)} (UTC).`,
        'If you sign in before, it stays as it was. Movements of money, rounds and bets are kept under a number without your name, as the law asks.',
        'This is our last mail about it: after that day we no longer know your address.',
      ],
      action: { label: 'Keep my account', href: link('/sign-in') },
      notes: ['If it was not you, please sign in and change your password.'],
    }),
    de: ({ dueAt }, { link, date }) => ({
      subject: 'Ihr Konto ist geschlossen und wird gelöscht',
      paragraphs: [
        `Sie haben das Ende Ihres Kontos verlangt. Es ist jetzt geschlossen und wird am ${date(dueAt)} (UTC) gelöscht.`,
        'Wenn Sie sich vorher anmelden, bleibt es, wie es war. Geldbewegungen, Runden und Wetten bleiben unter einer Nummer ohne Ihren Namen, wie es das Gesetz verlangt.',
        'Das ist unsere letzte Mail dazu: Nach diesem Tag kennen wir Ihre Adresse nicht mehr.',
      ],
      action: { label: 'Konto behalten', href: link('/sign-in') },
      notes: ['Falls Sie das nicht waren, melden Sie sich bitte an und ändern Sie Ihr Passwort.'],
    }),
  },
});
