/** Specification §3, User limit. */
export const limitTypes = ['loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session'] as const;
export const limitPeriods = [
  'day',
  'day_3',
  'week',
  'month',
  'month_3',
  'month_6',
  'month_9',
  'month_12',
  'forever',
] as const;

export type LimitType = (typeof limitTypes)[number];
export type LimitPeriod = (typeof limitPeriods)[number];
export type LimitStatus = 'active' | 'confirmed' | 'confirmed_disable' | 'unconfirmed_disable' | 'unconfirmed';

const counted: readonly LimitPeriod[] = limitPeriods.filter((period) => period !== 'forever');

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
