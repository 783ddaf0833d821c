import * as v from 'valibot';
import { DeclineReason, DocumentKind } from '@croupier/contracts';
import { mailTemplate } from '../template.ts';

const en = {
  kinds: { identity: 'proof of identity', address: 'proof of address', payment_method: 'proof of your payment method' },
  reasons: {
    unreadable: 'It can’t be read. Please take the photo again in good light, without flash.',
    incomplete: 'Part of it is missing. Please make sure that all four corners and every page can be seen.',
    out_of_date: 'It is no longer valid or too old. Please send a current one.',
    details_differ:
      'Name or address differ from your profile. Please send a document that matches, or correct your profile.',
    wrong_document: 'This is not the kind of document we need here. Please check what is accepted.',
  },
} as const;
const de = {
  kinds: { identity: 'Identitätsnachweis', address: 'Adressnachweis', payment_method: 'Nachweis Ihrer Zahlungsart' },
  reasons: {
    unreadable: 'Er ist nicht lesbar. Bitte machen Sie das Foto noch einmal bei gutem Licht, ohne Blitz.',
    incomplete: 'Ein Teil fehlt. Bitte achten Sie darauf, dass alle vier Ecken und jede Seite zu sehen sind.',
    out_of_date: 'Er ist nicht mehr gültig oder zu alt. Bitte schicken Sie einen aktuellen.',
    details_differ:
      'Name oder Adresse weichen von Ihrem Profil ab. Bitte schicken Sie ein passendes Dokument oder berichtigen Sie Ihr Profil.',
    wrong_document:
      'Das ist nicht die Art von Dokument, die wir hier brauchen. Bitte sehen Sie nach, was angenommen wird.',
  },
} as const;

/** What was decided about a document, and what helps if it was not enough. */
export const documentDecided = mailTemplate({
  params: v.object({
    kind: DocumentKind,
    state: v.picklist(['approved', 'declined', 'expired']),
    reason: v.nullable(DeclineReason),
    verified: v.boolean(),
  }),
  texts: {
    en: ({ kind, state, reason, verified }, { link }) => {
      const action = { label: 'Open verification', href: link('/users/verification') };
      const what = en.kinds[kind];
      if (state === 'approved')
        return {
          subject: `Your ${what} is approved`,
          paragraphs: [
            `We have looked at your ${what} and approved it.`,
            verified
              ? 'You are verified. There is nothing left to do.'
              : 'On the verification page you see what is still needed.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Your ${what} has expired`,
          paragraphs: [`Your ${what} counts no longer, because its time is over. Please send a current one.`],
          action,
        };
      return {
        subject: `Your ${what} was not accepted`,
        paragraphs: [
          `We have looked at your ${what} and could not accept it.`,
          ...(reason ? [en.reasons[reason]] : []),
        ],
        action: { ...action, label: 'Send another' },
      };
    },
    de: ({ kind, state, reason, verified }, { link }) => {
      const action = { label: 'Verifizierung öffnen', href: link('/users/verification') };
      const what = de.kinds[kind];
      if (state === 'approved')
        return {
          subject: `Ihr ${what} ist angenommen`,
          paragraphs: [
            `Wir haben Ihren ${what} geprüft und angenommen.`,
            verified
              ? 'Sie sind verifiziert. Es ist nichts mehr zu tun.'
              : 'Auf der Seite zur Verifizierung sehen Sie, was noch fehlt.',
          ],
          action,
        };
      if (state === 'expired')
        return {
          subject: `Ihr ${what} ist abgelaufen`,
          paragraphs: [`Ihr ${what} gilt nicht mehr, seine Zeit ist vorbei. Bitte schicken Sie einen aktuellen.`],
          action,
        };
      return {
        subject: `Ihr ${what} wurde nicht angenommen`,
        paragraphs: [
          `Wir haben Ihren ${what} geprüft und konnten ihn nicht annehmen.`,
          ...(reason ? [de.reasons[reason]] : []),
        ],
        action: { ...action, label: 'Neues Dokument schicken' },
      };
    },
  },
});
