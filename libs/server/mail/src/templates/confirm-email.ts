import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** An account was opened with this address, or its owner asked for the mail once more. */
export const confirmEmail = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm your email address',
      title: 'Is this your email address?',
      paragraphs: [
        'An account was opened with this address. Please confirm that it is yours: this is where we write when you forget your password, and when something about your account changes.',
      ],
      action: { label: 'Confirm email address', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['The link holds three days.', 'If you know nothing of an account, ignore this mail.'],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      title: 'Ist das Ihre E-Mail-Adresse?',
      paragraphs: [
        'Mit dieser Adresse wurde ein Konto eröffnet. Bitte bestätigen Sie, dass sie Ihnen gehört: Hierhin schreiben wir, wenn Sie Ihr Passwort vergessen haben und wenn sich an Ihrem Konto etwas ändert.',
      ],
      action: { label: 'E-Mail-Adresse bestätigen', href: link(`/confirmation?confirmation_token=${token}`) },
      notes: ['Der Link gilt drei Tage.', 'Falls Sie von keinem Konto wissen, beachten Sie diese E-Mail nicht.'],
    }),
  },
});
