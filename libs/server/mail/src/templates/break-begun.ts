import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** A break or a self-exclusion has begun: until when, and what becomes of the money. Source: promise L5. */
export const breakBegun = mailTemplate({
  params: v.object({
    type: v.picklist(['coolingoff', 'selfexclusion']),
    /** ISO 8601; null is for good. */
    until: v.nullable(v.string()),
  }),
  texts: {
    en: ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Your break has begun' : 'You have excluded yourself',
      paragraphs: [
        until === null
          ? 'It is for good, and nothing and nobody ends it. You are signed out on every device.'
          : `It lasts until ${date(until)}, and nothing and nobody ends it early. You are signed out on every device.`,
        type === 'coolingoff'
          ? 'Your money stays yours: sign in whenever you like to withdraw it.'
          : 'Your money is paid out by itself, to the account your last completed withdrawal went to. Without one it waits for you to withdraw it. What open bets bring later follows.',
      ],
      action: { label: 'Find help', href: link('/support') },
    }),
    de: ({ type, until }, { date, link }) => ({
      subject: type === 'coolingoff' ? 'Ihre Pause hat begonnen' : 'Sie haben sich gesperrt',
      paragraphs: [
        until === null
          ? 'Das gilt für immer, und nichts und niemand beendet es. Sie sind auf allen Geräten abgemeldet.'
          : `Das gilt bis ${date(until)}, und nichts und niemand beendet es vorzeitig. Sie sind auf allen Geräten abgemeldet.`,
        type === 'coolingoff'
          ? 'Ihr Geld bleibt Ihres: Melden Sie sich an, wann immer Sie es sich auszahlen lassen möchten.'
          : 'Ihr Geld wird von selbst ausgezahlt, auf das Konto Ihrer letzten abgeschlossenen Auszahlung. Gibt es keines, wartet es darauf, dass Sie es sich auszahlen lassen. Was offene Wetten später bringen, folgt.',
      ],
      action: { label: 'Hilfe finden', href: link('/support') },
    }),
  },
});
