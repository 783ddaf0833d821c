import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const path = (token: string) => `/confirmation?email_change=${token}&side=new`;

/** To the address there shall be: is it the player's? */
export const emailChangeNew = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm your new email address',
      title: 'Is this your new email address?',
      paragraphs: [
        'You asked to use this address for your account. It changes when you have confirmed it here and in the mail we sent to the present address.',
      ],
      action: { label: 'Confirm email address', href: link(path(token)) },
      notes: ['The link holds one day.', 'If you know nothing of an account, ignore this mail.'],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      title: 'Ist das Ihre neue E-Mail-Adresse?',
      paragraphs: [
        'Sie möchten diese Adresse für Ihr Konto verwenden. Sie gilt, wenn Sie hier und in der E-Mail an die bisherige Adresse zugestimmt haben.',
      ],
      action: { label: 'E-Mail-Adresse bestätigen', href: link(path(token)) },
      notes: ['Der Link gilt einen Tag.', 'Falls Sie von keinem Konto wissen, beachten Sie diese E-Mail nicht.'],
    }),
  },
});
