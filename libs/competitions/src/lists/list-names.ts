import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

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

/** What a list says where it is empty. */
export const emptyTexts: Record<ListId, { title: MessageDescriptor; text: MessageDescriptor }> = {
  all: { title: msg`No tournament right now`, text: msg`The next ones are listed here before they begin.` },
  producers: {
    title: msg`No provider has a tournament right now`,
    text: msg`Tournaments on the games of a single provider are listed here.`,
  },
  lotteries: { title: msg`No lottery right now`, text: msg`Lotteries are listed here before their first ticket.` },
  actions: { title: msg`No quest right now`, text: msg`Quests are tournaments in steps. There is none at the moment.` },
  achievements: {
    title: msg`No achievements yet`,
    text: msg`Achievements that belong to tournaments are listed here.`,
  },
  archive: { title: msg`Nothing has finished yet`, text: msg`Tournaments stay here with their final table.` },
};
