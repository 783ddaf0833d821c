import * as v from 'valibot';
import { AmountCents, CurrencyCode, NumericId, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { NamedField } from './sport-bets.ts';
import { Combination, OddsValue, Slug, Specifiers } from './sport-events.ts';

/** A price a player got before kick-off, beside the last one there was. */
export const ClosingLeg = /*#__PURE__*/ v.object({
  event: v.object({
    id: NumericId,
    home: v.string(),
    away: v.string(),
    tournament: v.string(),
    /** Set for a race or a season, which have no sides. */
    field: v.optional(NamedField),
  }),
  market_id: v.number(),
  specifiers: v.union([Specifiers, Combination]),
  outcome: Slug,
  placed_at: Timestamp,
  /** Odds; for a race, less deductions for runners withdrawn later. */
  odds: OddsValue,
  closing_odds: OddsValue,
});
export type ClosingLeg = v.InferOutput<typeof ClosingLeg>;

/**
 * GET /api/sportsbook/record: returns the result of the player's bets in the last 14 days, and how their odds compare
 * with the closing odds. Ours.
 */
export const readBetRecord = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/record',
  query: /*#__PURE__*/ v.object({ currency: CurrencyCode }),
  reply: /*#__PURE__*/ v.object({
    /** Settled bets alone. Oldest first, each day of the fourteen. */
    days: v.array(v.object({ day: v.string(), staked_cents: AmountCents, returned_cents: AmountCents })),
    /** Stakes of bets that are open now. */
    open_cents: AmountCents,
    closing: v.object({
      /** Number of legs of the newest 200 settled bets … */
      legs: v.number(),
      /** … legs with better odds than the closing odds, */
      better: v.number(),
      /** and the average advantage, in parts per million. Null without legs. */
      mean_gain: v.nullable(v.number()),
      newest: v.array(ClosingLeg),
    }),
  }),
});
