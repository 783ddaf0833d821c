import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** To the old address: what support began is done. */
export const emailRescueDone = mailTemplate({
  params: v.object({ to: v.string(), at: v.string() }),
  texts: {
    en: ({ at }, { date, link }) => ({
      subject: 'Your account has another email address',
      paragraphs: [
        'Our support was asked for it, nobody stopped it, and the new address was confirmed. From now on one signs in with the new one, and we write to it.',
      ],
      facts: [['When', date(at)]],
      notes: [`If it was not you, please write to us: ${link('/support')}`],
    }),
    de: ({ at }, { date, link }) => ({
      subject: 'Ihr Konto hat eine andere E-Mail-Adresse',
      paragraphs: [
        'Unser Support wurde darum gebeten, niemand hat es gestoppt, und die neue Adresse wurde bestätigt. Ab jetzt meldet man sich mit der neuen an, und dorthin schreiben wir.',
      ],
      facts: [['Wann', date(at)]],
      notes: [`Falls Sie das nicht waren, schreiben Sie uns bitte: ${link('/support')}`],
    }),
  },
});
