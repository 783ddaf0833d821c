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
    /** Of a race or a season, which have no sides. */
    field: v.optional(NamedField),
  }),
  market_id: v.number(),
  specifiers: v.union([Specifiers, Combination]),
  outcome: Slug,
  placed_at: Timestamp,
  /** Of a race less the deduction for who stayed away afterwards. */
  odds: OddsValue,
  closing_odds: OddsValue,
});
export type ClosingLeg = v.InferOutput<typeof ClosingLeg>;

/** GET /api/sportsbook/record: what the player's bets came to in the last 14 days, and how their prices compare with the last before kick-off. Ours. */
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
      /** Of so many legs of the newest 200 settled bets … */
      legs: v.number(),
      /** … so many had a better price than the closing one, */
      better: v.number(),
      /** and on average the price was better by so much, in parts per million. Null without legs. */
      mean_gain: v.nullable(v.number()),
      newest: v.array(ClosingLeg),
    }),
  }),
});
