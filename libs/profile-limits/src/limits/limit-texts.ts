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
  coolingoff: msg`No bets or deposits for a while. You can still withdraw.`,
  selfexclusion: msg`No play for months or permanently. It can’t be ended early. Your money is paid out to you.`,
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
  forever: msg`permanent`,
};
