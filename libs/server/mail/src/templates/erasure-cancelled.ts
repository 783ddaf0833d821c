import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** An account that was to be erased stays. Source: promise G2. */
export const erasureCancelled = mailTemplate({
  params: v.object({ why: v.picklist(['signed_in', 'money']) }),
  texts: {
    en: ({ why }, { link }) => ({
      subject: 'Your account stays',
      paragraphs:
        why === 'signed_in'
          ? ['You have signed in, so your account will not be erased. Everything is as it was.']
          : [
              'Money came into your account after you asked for its end, from a bet or a payment. It is yours, so we have not erased the account.',
              'Please withdraw it, then ask for the end of the account again.',
            ],
      action: { label: 'Open my account', href: link('/users') },
      notes: why === 'signed_in' ? ['If it was not you who signed in, please change your password.'] : [],
    }),
    de: ({ why }, { link }) => ({
      subject: 'Ihr Konto bleibt bestehen',
      paragraphs:
        why === 'signed_in'
          ? ['Sie haben sich angemeldet, also wird Ihr Konto nicht gelöscht. Alles ist, wie es war.']
          : [
              'Nachdem Sie das Ende Ihres Kontos verlangt haben, ging Geld ein, aus einer Wette oder einer Zahlung. Es gehört Ihnen, darum haben wir das Konto nicht gelöscht.',
              'Bitte zahlen Sie es aus und verlangen Sie dann das Ende des Kontos noch einmal.',
            ],
      action: { label: 'Mein Konto öffnen', href: link('/users') },
      notes: why === 'signed_in' ? ['Falls nicht Sie sich angemeldet haben, ändern Sie bitte Ihr Passwort.'] : [],
    }),
  },
});
