import * as v from 'valibot';
import { smsTemplate } from '../template.ts';

/** The code that proves a phone number. */
export const phoneCode = smsTemplate({
  params: v.object({ number: v.string() }),
  makes: ['code'],
  texts: {
    en: ({ code }) => `${code} is your Croupier code. It works once, for ten minutes. Tell it to nobody.`,
    de: ({ code }) => `${code} ist Ihr Code für Croupier. Er gilt einmal, zehn Minuten lang. Geben Sie ihn niemandem.`,
  },
});
