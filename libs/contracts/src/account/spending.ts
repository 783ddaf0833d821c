import * as v from 'valibot';
import { AmountCents, CalendarDay, CurrencyCode } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** Length of one step of the chart. */
export const SpendingStep = /*#__PURE__*/ v.picklist(['day', 'week', 'month']);
export type SpendingStep = v.InferOutput<typeof SpendingStep>;

/** Number of steps of the chart: a month of days, a quarter of weeks, a year of months. */
export const spendingSteps: Readonly<Record<SpendingStep, number>> = { day: 30, week: 13, month: 12 };

/** GET /api/player/spending: a player's own deposits, stakes and winnings over time, games and matches together. */
export const readSpending = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/spending',
  query: v.object({ by: v.optional(SpendingStep, 'day'), currency: v.optional(CurrencyCode) }),
  reply: v.object({
    by: SpendingStep,
    currency: CurrencyCode,
    /** Time zone that days start in: the zone of the limits. */
    time_zone: v.string(),
    /** Stakes of open bets on matches. They count in a step once they are settled. */
    open_cents: AmountCents,
    /** Oldest first; the last one is the current step. */
    steps: v.array(
      v.object({
        /** Its first day. */
        from: CalendarDay,
        deposits_cents: AmountCents,
        staked_cents: AmountCents,
        returned_cents: AmountCents,
      }),
    ),
  }),
});
