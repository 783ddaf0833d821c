import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LimitPeriod, LimitType } from '@croupier/contracts';

export const typeNames: Record<LimitType, MessageDescriptor> = {
  deposit: msg`Deposits`,
  loss: msg`Losses`,
  wager: msg`Stakes`,
  session: msg`Playing time`,
  coolingoff: msg`Break`,
  selfexclusion: msg`Self-exclusion`,
};

export const typeHints: Record<LimitType, MessageDescriptor> = {
  deposit: msg`How much you may deposit.`,
  loss: msg`How much you may lose: stakes minus winnings.`,
  wager: msg`How much you may stake in total, whether you win or lose.`,
  session: msg`How long you may play.`,
  coolingoff: msg`No bets and no deposits for a while. Withdrawing still works.`,
  selfexclusion: msg`No play for months or for good; nothing and nobody can end it early. Bets already placed are still settled. Your money stays in your account until you withdraw it, which you can do at any time.`,
};

export const periodNames: Record<LimitPeriod, MessageDescriptor> = {
  day: msg`a day`,
  day_3: msg`3 days`,
  week: msg`a week`,
  month: msg`a month`,
  month_3: msg`3 months`,
  month_6: msg`6 months`,
  month_9: msg`9 months`,
  month_12: msg`12 months`,
  forever: msg`for good`,
};

/** The three periods people think in; the server knows more. */
export const offeredPeriods: Readonly<Record<LimitType, readonly [LimitPeriod, ...LimitPeriod[]]>> = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  wager: ['day', 'week', 'month'],
  session: ['day', 'week', 'month'],
  coolingoff: ['day', 'day_3', 'week', 'month', 'month_3'],
  selfexclusion: ['month_6', 'month_9', 'month_12', 'forever'],
};
