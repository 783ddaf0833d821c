import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** The password is another one; whoever did not do it learns how to get the account back. */
export const passwordChanged = mailTemplate({
  params: v.object({ at: v.string() }),
  texts: {
    en: ({ at }, { date, link }) => ({
      subject: 'Your password was changed',
      paragraphs: ['The password of your account was changed. Whoever was signed in elsewhere has been signed out.'],
      facts: [['When', date(at)]],
      action: { label: 'Choose another password', href: link('/remind') },
      notes: ['If it was you, there is nothing to do. If it was not, choose another password at once.'],
    }),
    de: ({ at }, { date, link }) => ({
      subject: 'Ihr Passwort wurde geändert',
      paragraphs: ['Das Passwort Ihres Kontos wurde geändert. Wer anderswo angemeldet war, wurde abgemeldet.'],
      facts: [['Wann', date(at)]],
      action: { label: 'Anderes Passwort wählen', href: link('/remind') },
      notes: ['Falls Sie das waren, ist nichts zu tun. Falls nicht, wählen Sie bitte sofort ein anderes Passwort.'],
    }),
  },
});
