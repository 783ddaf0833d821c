import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const path = (token: string, stop = '') => `/confirmation?email_change=${token}&side=old${stop}`;

/** To the address there is: another one was asked for. It can be agreed to, or stopped. */
export const emailChangeOld = mailTemplate({
  params: v.object({}),
  makes: ['token', 'email'],
  texts: {
    en: ({ token, email }, { link }) => ({
      subject: 'Please confirm your new email address',
      title: 'Another email address for your account',
      paragraphs: [
        'You asked to use another email address for your account. It changes when you have confirmed it here and in the mail we sent to the new address.',
      ],
      facts: [['New address', email]],
      action: { label: 'Agree to the change', href: link(path(token)) },
      notes: [
        'The link holds one day.',
        `If it was not you, stop the change here and choose another password: ${link(path(token, '&stop=1'))}`,
      ],
    }),
    de: ({ token, email }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Eine andere E-Mail-Adresse für Ihr Konto',
      paragraphs: [
        'Sie möchten für Ihr Konto eine andere E-Mail-Adresse verwenden. Sie ändert sich, wenn Sie hier und in der E-Mail an die neue Adresse zugestimmt haben.',
      ],
      facts: [['Neue Adresse', email]],
      action: { label: 'Der Änderung zustimmen', href: link(path(token)) },
      notes: [
        'Der Link gilt einen Tag.',
        `Falls Sie das nicht waren, stoppen Sie die Änderung hier und wählen Sie ein anderes Passwort: ${link(path(token, '&stop=1'))}`,
      ],
    }),
  },
});
