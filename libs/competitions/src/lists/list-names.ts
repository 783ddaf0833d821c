import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CompetitionKind } from '@croupier/i18n';

/** The lists of specification §2, in their order. */
export const listNames = {
  all: msg`All`,
  producers: msg`By provider`,
  lotteries: msg`Lotteries`,
  actions: msg`Quests`,
  achievements: msg`Achievements`,
  archive: msg`Finished`,
} satisfies Record<string, MessageDescriptor>;

export type ListId = keyof typeof listNames;

/** Whether an edition has a list. */
export const listAllowed = (list: ListId, forbidden: readonly CompetitionKind[] = []): boolean =>
  !forbidden.includes(kinds[list]);

const kinds: Record<ListId, CompetitionKind> = {
  all: 'tournaments',
  producers: 'tournaments',
  lotteries: 'lotteries',
  actions: 'quests',
  achievements: 'achievements',
  archive: 'tournaments',
};

/** What a list says where it is empty. */
export const emptyTexts: Record<
  Exclude<ListId, 'achievements'>,
  { title: MessageDescriptor; text: MessageDescriptor }
> = {
  all: { title: msg`No tournament right now`, text: msg`The next ones are listed here before they begin.` },
  producers: {
    title: msg`No provider has a tournament right now`,
    text: msg`Tournaments on the games of a single provider are listed here.`,
  },
  lotteries: { title: msg`No lottery right now`, text: msg`Lotteries are listed here before their first ticket.` },
  actions: { title: msg`No quest right now`, text: msg`Quests are tournaments in steps. There is none at the moment.` },
  archive: { title: msg`Nothing has finished yet`, text: msg`Tournaments stay here with their final table.` },
};
