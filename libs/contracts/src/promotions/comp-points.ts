import * as v from 'valibot';
import { AmountCents, CurrencyCode, NumericId } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

const Count = /*#__PURE__*/ v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Level whose rate is requested. */
export const RateGroup = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^level_([1-9]|10)$/));

/** Comp points of specification §3: those to exchange, and those that levels are reached by, which never fall. */
export const CompPoints = /*#__PURE__*/ v.object({
  chargeable: v.object({ points: Count }),
  persistent: v.object({ points: Count }),
  /** 1 to 10. */
  level: v.number(),
  /** The best rate open to the player. */
  rate_group: RateGroup,
  /** Maximum to exchange in 24 hours, and the points it is worth now at that rate; the player may have fewer. */
  day: v.object({ amount_cents: AmountCents, currency: CurrencyCode, left_points: Count }),
  /** Requirement of the next level, in the wallet the player plays with; null at the last one. */
  next: v.nullable(
    v.object({
      level: v.number(),
      /** Points in total. */
      points: Count,
      missing: Count,
      currency: CurrencyCode,
      /** Stakes needed on pokies. */
      stake_cents: AmountCents,
      /** Average cost of those stakes. */
      cost_cents: AmountCents,
      /** Return to player used for it, in percent. */
      rtp: v.number(),
    }),
  ),
  /** The step reached on each ladder by stakes, from 1. */
  ladder: v.object({ player: v.number(), robot: v.number() }),
});
export type CompPoints = v.InferOutput<typeof CompPoints>;

/** GET /api/player/comp_points. Source: specification §3 and §7. */
export const readCompPoints = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/comp_points',
  reply: CompPoints,
});

export const CompPointRate = /*#__PURE__*/ v.object({
  group: RateGroup,
  level: v.number(),
  currency: CurrencyCode,
  /** Number of points … */
  points: Count,
  /** … are worth this. Other numbers of points in proportion, rounded down. */
  amount_cents: AmountCents,
});
export type CompPointRate = v.InferOutput<typeof CompPointRate>;

/** GET /api/comp_points/rates/money: what points are worth, by level and currency. Source: specification §7. */
export const readCompPointRates = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/comp_points/rates/money',
  query: /*#__PURE__*/ v.object({ currency: v.optional(CurrencyCode) }),
  reply: /*#__PURE__*/ v.array(CompPointRate),
});

/**
 * POST /api/comp_points/exchange/money: points become cash in a wallet, at the rate of a group the player has reached. Once
 * per Idempotency-Key. `points_day_limit` says how many points may be exchanged now at that rate (`left_points`). Source:
 * specification §7.
 */
export const exchangeCompPoints = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/comp_points/exchange/money',
  body: /*#__PURE__*/ v.strictObject({
    exchange: v.strictObject({
      points: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000)),
      group: RateGroup,
      currency: CurrencyCode,
      /** Amount the page shows. A lower result is refused. */
      least_cents: v.optional(AmountCents),
    }),
  }),
  reply: /*#__PURE__*/ v.object({ amount_cents: AmountCents, currency: CurrencyCode, comp_points: CompPoints }),
  refusals: [
    'idempotency_key_required',
    'idempotency_conflict',
    'currency_not_available',
    'rate_not_reached',
    'points_not_enough',
    'points_day_limit',
    'quote_expired',
  ],
});

/** Gifts for reaching a level. */
export const LevelGifts = /*#__PURE__*/ v.object({
  points: Count,
  free_spins: Count,
  cashback_percent: Count,
  bonus_euros: Count,
});

/** GET /api/levels: the ten levels, and the ladders by stakes in a currency. Ours; the figures are specification §3 and §9. */
export const readLevels = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/levels',
  query: /*#__PURE__*/ v.object({ currency: v.optional(CurrencyCode) }),
  reply: /*#__PURE__*/ v.object({
    levels: v.array(
      v.object({ level: v.number(), status_id: v.nullable(NumericId), points: Count, gifts: LevelGifts }),
    ),
    currency: CurrencyCode,
    /** Stakes of each step, in subunits. */
    ladder: v.object({ player: v.array(AmountCents), robot: v.array(AmountCents) }),
  }),
});
export type Levels = v.InferOutput<typeof readLevels.reply>;

export const Achievement = /*#__PURE__*/ v.object({
  /** Id of the status it gives. */
  id: NumericId,
  frontend_identifier: v.string(),
  type: v.picklist(['bet_sum', 'bet_provider', 'bet_slot', 'spin_count']),
  status_ids: v.array(NumericId),
  /** Required stakes, in euro cents; null where rounds are counted. */
  money_budget_cents: v.nullable(AmountCents),
  money_progress_cents: v.nullable(AmountCents),
  rounds_budget: v.nullable(Count),
  rounds_progress: v.nullable(Count),
  /** Active ones the player holds; all others are history. Source: specification §4. */
  status: v.picklist(['active', 'history']),
  /** Deposits made and needed, for the achievement that requires deposits. */
  deposits: v.nullable(v.object({ made: Count, needed: Count })),
});
export type Achievement = v.InferOutput<typeof Achievement>;

/** GET /api/player/achievements. Ours; the achievements are specification §4 and §6. */
export const readAchievements = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/achievements',
  reply: /*#__PURE__*/ v.array(Achievement),
});

/** Points came or went: the sum, and where the level the player stood on ends; null at the last one. Source: specification §3. */
export const CompAward = /*#__PURE__*/ v.object({
  persistent: v.object({ points: Count }),
  level: v.number(),
  level_maximum: v.nullable(Count),
});
export type CompAward = v.InferOutput<typeof CompAward>;
