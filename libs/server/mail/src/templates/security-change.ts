import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const Change = v.picklist(['two_factor_on', 'two_factor_off', 'two_factor_off_by_operator', 'recovery_codes_renewed']);
type Change = v.InferOutput<typeof Change>;

const english: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'Two-factor sign-in is on',
    text: 'From now on, signing in asks for your password and a code from your app. Keep your recovery codes where you find them without the phone.',
  },
  two_factor_off: {
    subject: 'Two-factor sign-in is off',
    text: 'From now on, your password alone signs you in.',
  },
  two_factor_off_by_operator: {
    subject: 'Two-factor sign-in is off',
    text: 'Our support turned two-factor sign-in off, as you asked. From now on, your password alone signs you in.',
  },
  recovery_codes_renewed: {
    subject: 'You have new recovery codes',
    text: 'New recovery codes were made for your account. The old ones open nothing any more.',
  },
};

const german: Record<Change, { subject: string; text: string }> = {
  two_factor_on: {
    subject: 'Die Zwei-Faktor-Anmeldung ist an',
    text: 'Beim Anmelden werden ab jetzt Ihr Passwort und ein Code aus Ihrer App verlangt. Bewahren Sie die Wiederherstellungscodes dort auf, wo Sie sie ohne das Telefon finden.',
  },
  two_factor_off: {
    subject: 'Die Zwei-Faktor-Anmeldung ist aus',
    text: 'Ab jetzt meldet Ihr Passwort allein Sie an.',
  },
  two_factor_off_by_operator: {
    subject: 'Die Zwei-Faktor-Anmeldung ist aus',
    text: 'Unser Support hat die Zwei-Faktor-Anmeldung auf Ihren Wunsch ausgeschaltet. Ab jetzt meldet Ihr Passwort allein Sie an.',
  },
  recovery_codes_renewed: {
    subject: 'Sie haben neue Wiederherstellungscodes',
    text: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten öffnen nichts mehr.',
  },
};

/** What opens the account has changed: told to its owner, who may not have done it. */
export const securityChange = mailTemplate({
  params: v.object({ change: Change, at: v.string() }),
  texts: {
    en: ({ change, at }, { link, date }) => ({
      subject: english[change].subject,
      paragraphs: [english[change].text],
      facts: [['When', date(at)]],
      action: { label: 'Check your security settings', href: link('/users/security') },
      notes: ['If it was not you, ask for a new password at the sign-in at once: that signs everybody out.'],
    }),
    de: ({ change, at }, { link, date }) => ({
      subject: german[change].subject,
      paragraphs: [german[change].text],
      facts: [['Wann', date(at)]],
      action: { label: 'Sicherheitseinstellungen prüfen', href: link('/users/security') },
      notes: [
        'Wenn Sie es nicht waren, fordern Sie bei der Anmeldung sofort ein neues Passwort an: Das meldet alle ab.',
      ],
    }),
  },
});
