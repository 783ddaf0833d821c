import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CompetitionKind } from '@croupier/i18n';

/** Names of the lists of specification §2, in order. */
export const listNames = {
  all: msg`All`,
  producers: msg`By studio`,
  lotteries: msg`Lotteries`,
  actions: msg`Quests`,
  achievements: msg`Achievements`,
  archive: msg`Finished`,
} satisfies Record<string, MessageDescriptor>;

export type ListId = keyof typeof listNames;

/** Tells whether an edition has a list. */
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

/** Texts of empty lists. */
export const emptyTexts: Record<
  Exclude<ListId, 'achievements'>,
  { title: MessageDescriptor; text: MessageDescriptor }
> = {
  all: { title: msg`No tournaments right now`, text: msg`Upcoming tournaments appear here before they start.` },
  producers: {
    title: msg`No studio tournaments right now`,
    text: msg`Tournaments for a single studio’s games appear here.`,
  },
  lotteries: {
    title: msg`No lotteries right now`,
    text: msg`New lotteries appear here before their first ticket is issued.`,
  },
  actions: {
    title: msg`No quests right now`,
    text: msg`Quests are tournaments in steps. None is running at the moment.`,
  },
  archive: {
    title: msg`No finished tournaments yet`,
    text: msg`Finished tournaments appear here with their final leaderboard.`,
  },
};
