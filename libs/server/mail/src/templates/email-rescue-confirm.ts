import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const path = (token: string) => `/confirmation?email_change=${token}&side=new&alone=1`;

/** To the new address, when nobody stopped what support began: this mailbox alone confirms it. */
export const emailRescueConfirm = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm your new email address',
      title: 'Is this your new email address?',
      paragraphs: [
        'You told our support that you can no longer read the mailbox of your account. Nobody objected: confirm this address, and your account has it.',
      ],
      action: { label: 'Confirm email address', href: link(path(token)) },
      notes: [
        'The link holds one day.',
        'Then choose a new password with it, unless you know the present one.',
        'If you know nothing of an account, ignore this mail.',
      ],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Ist das Ihre neue E-Mail-Adresse?',
      paragraphs: [
        'Sie haben unserem Support mitgeteilt, dass Sie das Postfach Ihres Kontos nicht mehr lesen können. Niemand hat widersprochen: Bestätigen Sie diese Adresse, dann gilt sie für Ihr Konto.',
      ],
      action: { label: 'E-Mail-Adresse bestätigen', href: link(path(token)) },
      notes: [
        'Der Link gilt einen Tag.',
        'Danach wählen Sie damit ein neues Passwort, falls Sie Ihr jetziges nicht wissen.',
        'Falls Sie von keinem Konto wissen, beachten Sie diese E-Mail nicht.',
      ],
    }),
  },
});
