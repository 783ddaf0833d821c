import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

const stop = (token: string) => `/confirmation?email_change=${token}&side=old&stop=1`;

/** To the old address: support began a change for somebody who can't read it any more. It can be stopped. */
export const emailRescueBegun = mailTemplate({
  /** From when on it may be changed. */
  params: v.object({ from: v.string() }),
  makes: ['token', 'email'],
  texts: {
    en: ({ token, email, from }, { link, date }) => ({
      subject: 'Our support is changing the email address of your account',
      paragraphs: [
        'Somebody told our support that they own your account and can no longer read this mailbox. Unless you stop it, the account can be given the new address from the day below on.',
      ],
      facts: [
        ['New address', email],
        ['From', date(from)],
      ],
      action: { label: 'It was not me: stop it', href: link(stop(token)) },
      notes: [
        'If it was you, do nothing. When the day has come, we write to the new address.',
        'If it was not you, choose another password as well.',
      ],
    }),
    de: ({ token, email, from }, { link, date }) => ({
      subject: 'Unser Support ändert die E-Mail-Adresse Ihres Kontos',
      paragraphs: [
        'Jemand hat unserem Support mitgeteilt, dass ihm Ihr Konto gehört und er dieses Postfach nicht mehr lesen kann. Wenn Sie es nicht stoppen, kann das Konto ab dem Tag unten die neue Adresse bekommen.',
      ],
      facts: [
        ['Neue Adresse', email],
        ['Ab', date(from)],
      ],
      action: { label: 'Das war nicht ich: stoppen', href: link(stop(token)) },
      notes: [
        'Falls Sie das waren, müssen Sie nichts tun. Wenn es so weit ist, schreiben wir an die neue Adresse.',
        'Falls Sie das nicht waren, wählen Sie auch ein anderes Passwort.',
      ],
    }),
  },
});
