import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** To the address there was: the account has another one now. */
export const emailChanged = mailTemplate({
  params: v.object({ to: v.string(), at: v.string() }),
  texts: {
    en: ({ at }, { date, link }) => ({
      subject: 'Your account has another email address',
      paragraphs: ['Both addresses agreed. From now on you sign in with the new one, and we write to it.'],
      facts: [['When', date(at)]],
      notes: [`If it was not you, please write to us: ${link('/support')}`],
    }),
    de: ({ at }, { date, link }) => ({
      subject: 'Ihr Konto hat eine andere E-Mail-Adresse',
      paragraphs: [
        'Beide Adressen haben zugestimmt. Ab jetzt melden Sie sich mit der neuen an, und dorthin schreiben wir.',
      ],
      facts: [['Wann', date(at)]],
      notes: [`Falls Sie das nicht waren, schreiben Sie uns bitte: ${link('/support')}`],
    }),
  },
});
