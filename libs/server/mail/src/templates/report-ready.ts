import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** The report of a player's data can be fetched. It is no attachment: mails are read by many machines. Source: promise G1. */
export const reportReady = mailTemplate({
  params: v.object({}),
  texts: {
    en: (_, { link }) => ({
      subject: 'The report of your data is ready',
      paragraphs: ['You asked for a report of everything we store about you. It is ready and kept for a week.'],
      action: { label: 'Fetch the report', href: link('/users') },
      notes: [
        'You fetch it signed in, and with your password. If it was not you who asked, please change your password.',
      ],
    }),
    de: (_, { link }) => ({
      subject: 'Der Bericht über Ihre Daten ist fertig',
      paragraphs: [
        'Sie haben einen Bericht über alles verlangt, was wir über Sie speichern. Er ist fertig und wird eine Woche lang aufbewahrt.',
      ],
      action: { label: 'Bericht abholen', href: link('/users') },
      notes: [
        'Sie holen ihn angemeldet und mit Ihrem Passwort ab. Falls nicht Sie ihn verlangt haben, ändern Sie bitte Ihr Passwort.',
      ],
    }),
  },
});
