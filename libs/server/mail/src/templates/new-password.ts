import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** The password was forgotten: the link sets a new one. */
export const newPassword = mailTemplate({
  params: v.object({}),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Choose a new password',
      paragraphs: [
        'Somebody, most likely you, asked for a new password for your account. It is set on the page behind this button.',
      ],
      action: { label: 'Choose a new password', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'The link works once and holds one hour. When the new password is set, you are signed out everywhere.',
        'If it was not you, do nothing: your password stays as it is.',
      ],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Wählen Sie ein neues Passwort',
      paragraphs: [
        'Jemand, vermutlich Sie, hat ein neues Passwort für Ihr Konto angefordert. Sie legen es auf der Seite hinter dieser Schaltfläche fest.',
      ],
      action: { label: 'Neues Passwort wählen', href: link(`/new-password?reset_password_token=${token}`) },
      notes: [
        'Der Link funktioniert einmal und gilt eine Stunde. Mit dem neuen Passwort werden Sie überall abgemeldet.',
        'Falls Sie das nicht waren, tun Sie nichts: Ihr Passwort bleibt, wie es ist.',
      ],
    }),
  },
});
