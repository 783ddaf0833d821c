import * as v from 'valibot';
import { AmountCents, CurrencyCode } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

// What pages know of bets before there is one: the bets themselves are no part of the first load.

/** GET /api/sportsbook/rules: what a slip needs to know beforehand. Ours. */
export const readSportRules = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/rules',
  reply: /*#__PURE__*/ v.object({
    live_delay_ms: v.number(),
    stakes: v.array(
      v.object({
        currency: CurrencyCode,
        min_stake_cents: AmountCents,
        max_return_cents: AmountCents,
        quick_stakes_cents: v.array(AmountCents),
      }),
    ),
  }),
});

/** Result of a finished bet: `won` returned more than its stake, `lost` less, `void` the same. */
export const BetEnding = /*#__PURE__*/ v.picklist(['won', 'lost', 'cashed_out', 'void', 'rejected']);
export type BetEnding = v.InferOutput<typeof BetEnding>;
