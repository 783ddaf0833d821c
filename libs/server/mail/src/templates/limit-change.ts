import * as v from 'valibot';
import { mailTemplate } from '../template.ts';

/** A limit is to be loosened: the link confirms it. Source: promise L1. */
export const limitChange = mailTemplate({
  params: v.object({ limitId: v.number() }),
  makes: ['token'],
  texts: {
    en: ({ token }, { link }) => ({
      subject: 'Please confirm the change of your limit',
      paragraphs: [
        'You asked to loosen or remove a limit. It changes after you have confirmed it and its waiting time is over.',
      ],
      action: { label: 'Confirm the change', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['If it was not you, do nothing: the limit stays as it is.'],
    }),
    de: ({ token }, { link }) => ({
      subject: 'Bitte bestätigen Sie die Änderung Ihres Limits',
      paragraphs: [
        'Sie möchten ein Limit lockern oder aufheben. Es ändert sich, wenn Sie es bestätigt haben und die Wartezeit vorbei ist.',
      ],
      action: { label: 'Änderung bestätigen', href: link(`/profile/limits/confirm?token=${token}`) },
      notes: ['Falls Sie das nicht waren, tun Sie nichts: Das Limit bleibt, wie es ist.'],
    }),
  },
});
