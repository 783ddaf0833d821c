import { LimitPeriod, type LimitType } from '@croupier/contracts';

const counted = LimitPeriod.options.filter((period) => period !== 'forever');

/** Which periods a type is offered with. */
export const periodsOf: Readonly<Record<LimitType, readonly LimitPeriod[]>> = {
  loss: counted,
  wager: counted,
  deposit: counted,
  session: ['day', 'week', 'month'],
  coolingoff: ['day', 'day_3', 'week', 'month', 'month_3'],
  selfexclusion: ['month_6', 'month_9', 'month_12', 'forever'],
};

export const isExclusion = (type: LimitType): boolean => type === 'coolingoff' || type === 'selfexclusion';
