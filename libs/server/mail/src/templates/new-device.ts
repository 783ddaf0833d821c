import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** Somebody signed in from a browser that never did before: its owner is to notice a stranger. */
export const newDevice = mailTemplate({
  params: v.object({
    at: v.string(),
    /** `Firefox · Linux`; null where the browser does not say. */
    device: v.nullable(v.string()),
    /** ISO country, where it is known. */
    country: v.nullable(v.string()),
    /** Shortened, `192.0.2.x`. */
    ip: v.string(),
  }),
  texts: {
    en: ({ at, device, country, ip }, { link, date }) => ({
      subject: 'New sign-in to your account',
      paragraphs: [
        'Somebody signed in to your account from a browser we had not seen there before.',
        'If it was you, there is nothing to do.',
      ],
      facts: [
        ['When', date(at)],
        ['Browser', device ?? 'Unknown browser'],
        ['From', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'See your sign-ins', href: link('/users/security') },
      notes: ['If it was not you, change your password there at once: that signs everybody else out.'],
    }),
    de: ({ at, device, country, ip }, { link, date }) => ({
      subject: 'Neue Anmeldung bei Ihrem Konto',
      paragraphs: [
        'Bei Ihrem Konto hat sich jemand mit einem Browser angemeldet, den wir dort noch nicht kannten.',
        'Wenn Sie das waren, brauchen Sie nichts zu tun.',
      ],
      facts: [
        ['Wann', date(at)],
        ['Browser', device ?? 'Unbekannter Browser'],
        ['Von', [country, ip].filter(Boolean).join(' · ')],
      ],
      action: { label: 'Anmeldungen ansehen', href: link('/users/security') },
      notes: ['Wenn Sie es nicht waren, ändern Sie dort sofort Ihr Passwort: Das meldet alle anderen ab.'],
    }),
  },
});
