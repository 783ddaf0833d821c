import * as v from 'valibot';
import { BetFunding } from '../core/bet-funding.ts';
import {
  AmountCents,
  CurrencyCode,
  Instant,
  keysetOf,
  NumericId,
  PositiveAmountCents,
  Timestamp,
  Uuid,
} from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  Combination,
  EventStatus,
  OddsValue,
  PartsPerMillion,
  PlaceTerms,
  Score,
  Slug,
  Specifiers,
  Sport,
} from './sport-events.ts';
import { BetEnding } from './sport-rules.ts';

/** Equal only, now at least as good, or any current price. */
export const OddsChange = /*#__PURE__*/ v.picklist(['none', 'higher', 'any']);
export type OddsChange = v.InferOutput<typeof OddsChange>;

/** One selection as the player saw it. */
export const BetLegOrder = /*#__PURE__*/ v.object({
  event_id: NumericId,
  market_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999_999)),
  specifiers: v.union([Specifiers, Combination]),
  outcome: Slug,
  odds: OddsValue,
  market_version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  score: Score,
  /** True if it is part of every line of a system. */
  banker: v.optional(v.boolean(), false),
  /** True to take the starting price, which isn't known yet: races only. `odds` are those shown. */
  starting_price: v.optional(v.boolean(), false),
});

/** Maximum number of legs, equal to bet-math `MOST_LEGS`. */
const MOST_LEGS = 12;
/** Sizes of lines, counted in legs that are not bankers, each once: `[1]` a single, `[2, 3]` a Trixie. */
const Sizes = /*#__PURE__*/ v.pipe(
  v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_LEGS))),
  v.minLength(1),
  v.check((sizes) => new Set(sizes).size === sizes.length),
);

/** The browser makes the id: sent again after a lost reply it is the same bet. */
export const BetOrder = /*#__PURE__*/ v.pipe(
  v.object({
    id: Uuid,
    currency: CurrencyCode,
    /** The whole bet's, not a line's. */
    stake_cents: PositiveAmountCents,
    odds_change: OddsChange,
    /** The free bet that pays, at its own stake. What it wins is paid less the stake. */
    gift_id: v.optional(NumericId),
    /** If left out, every leg has to win. */
    sizes: v.optional(Sizes),
    /** Half of the stake to win, half to be placed. Every leg needs place terms. */
    each_way: v.optional(v.boolean(), false),
    legs: v.pipe(v.tupleWithRest([BetLegOrder], BetLegOrder), v.maxLength(MOST_LEGS)),
  }),
  v.check(({ legs, sizes = [] }) => {
    const others = legs.filter(({ banker }) => !banker).length;
    return others > 0 && sizes.every((size) => size <= others);
  }),
);
export type BetOrder = v.InferInput<typeof BetOrder>;

export const BetStatus = /*#__PURE__*/ v.picklist(['pending', 'accepted', 'rejected', 'settled', 'void', 'cashed_out']);
export type BetStatus = v.InferOutput<typeof BetStatus>;

const DeadHeat = /*#__PURE__*/ v.nullable(v.object({ places: v.number(), tied: v.number() }));

/** Fields of a leg on a race or a season. */
const FieldLeg = /*#__PURE__*/ v.object({
  /** True for the starting price: until the race starts, `odds` is the maximum. */
  starting_price: v.boolean(),
  /** Place part of an each-way bet, as accepted; its result once it is known. */
  place: v.nullable(
    v.object({
      ...PlaceTerms.entries,
      result: v.nullable(v.picklist([0, 1])),
      void_factor: v.nullable(v.picklist([0, 0.5, 1])),
      dead_heat: DeadHeat,
    }),
  ),
  dead_heat: DeadHeat,
  /** Hundredths of the winnings taken for runners that stayed away after the bet, and the table they come from. */
  deduction: v.number(),
  deduction_table: v.nullable(v.string()),
});

/** A race or a season as bets name it. */
export const NamedField = /*#__PURE__*/ v.object({
  kind: v.picklist(['race', 'season']),
  number: v.number(),
  runners: v.array(v.object({ number: v.number(), name: v.string() })),
});

export const BetLeg = /*#__PURE__*/ v.object({
  event: v.object({
    id: NumericId,
    home: v.string(),
    away: v.string(),
    tournament: v.string(),
    kick_off_at: Timestamp,
    status: EventStatus,
    score: Score,
    /** Players a leg refers to. */
    players: v.optional(v.array(v.object({ id: v.string(), name: v.string() }))),
    /** Set for a race or a season, which have no sides: `home` and `away` are empty. */
    field: v.optional(NamedField),
  }),
  market_id: v.number(),
  specifiers: v.union([Specifiers, Combination]),
  outcome: Slug,
  /** Odds the player saw, and the odds the bet was accepted at. */
  shown_odds: OddsValue,
  odds: OddsValue,
  /** Chance without margin when the bet was accepted. */
  fair: PartsPerMillion,
  /** The score when the bet was sent; null before kick-off. */
  live_score: v.nullable(Score),
  banker: v.boolean(),
  result: v.nullable(v.picklist([0, 1])),
  void_factor: v.nullable(v.picklist([0, 0.5, 1])),
  /** Set for races and seasons. */
  field: v.optional(FieldLeg),
  /** True if its result was withdrawn; the next one counts. */
  rolled_back: v.boolean(),
});

/** Calculation of a settlement with exact figures; bet-math `receipt` gives the same from legs and stake. */
export const BetReceipt = /*#__PURE__*/ v.object({
  lines: v.string(),
  unit: v.string(),
  factors: v.array(v.string()),
  /** Factors of the place parts, each-way only; `lines` covers both parts. */
  place_factors: v.optional(v.array(v.string())),
  exact: v.string(),
  payout_cents: AmountCents,
});

/** Correction of a settled bet: its reason, the state before, and the amount moved. */
export const BetCorrection = /*#__PURE__*/ v.object({
  at: Timestamp,
  /**
   * Reason: bets on a market were cancelled, a result was withdrawn or corrected, or a new result followed a withdrawn
   * one.
   */
  kind: v.picklist(['cancel', 'rollback', 'resettle', 'settle']),
  before: v.object({
    status: v.picklist(['accepted', 'settled', 'void']),
    return_cents: v.nullable(AmountCents),
    settled_at: v.nullable(Timestamp),
    receipt: v.nullable(BetReceipt),
    legs: v.array(
      v.object({ result: v.nullable(v.picklist([0, 1])), void_factor: v.nullable(v.picklist([0, 0.5, 1])) }),
    ),
  }),
  /** Amount moved on the player's balance; negative if it was collected. Excludes a stake that is held again. */
  moved_cents: AmountCents,
});
export type BetCorrection = v.InferOutput<typeof BetCorrection>;

const Rejection = /*#__PURE__*/ v.object({
  code: v.string(),
  params: v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])),
});

/** A bet as its owner sees it. Also the payload of `changed` on the player's `bets` topic. */
export const Bet = /*#__PURE__*/ v.object({
  id: Uuid,
  status: BetStatus,
  currency: CurrencyCode,
  stake_cents: AmountCents,
  odds_change: OddsChange,
  /** Sizes of lines, counted in legs that are not bankers. */
  sizes: v.array(v.number()),
  each_way: v.optional(v.boolean()),
  /** Bonus that paid a part in addition to cash; null if none did. */
  funding: v.nullable(BetFunding),
  /** Payout of an open bet if all undecided legs win; for a free bet less the stake. */
  possible_return_cents: AmountCents,
  /** Amount the player received, without the share of a bonus that has ended since. */
  return_cents: v.nullable(AmountCents),
  placed_at: Timestamp,
  /** While pending: when the live delay is over. */
  decide_at: v.nullable(Timestamp),
  settled_at: v.nullable(Timestamp),
  /** Parts cashed out earlier; `stake_cents` is the remaining stake. Null without any. */
  sold: v.nullable(v.object({ stake_cents: AmountCents, paid_cents: AmountCents })),
  /** Auto cash-out: the bet is cashed out once the offer is at least this amount. */
  sell_at_cents: v.nullable(AmountCents),
  rejection: v.nullable(Rejection),
  receipt: v.nullable(BetReceipt),
  /** Edit of a live bet: a new bet with the id `id` was to replace this one. Almost no bet has one. */
  edit: v.optional(
    v.object({
      id: Uuid,
      stake_cents: AmountCents,
      /** End of the live delay; null once it is decided. */
      decide_at: v.nullable(Timestamp),
      /** Reason the edit was refused: the original bet still applies. */
      rejection: v.nullable(Rejection),
    }),
  ),
  /** Oldest first; empty for nearly every bet. */
  corrections: v.array(BetCorrection),
  legs: v.tupleWithRest([BetLeg], BetLeg),
});
export type Bet = v.InferOutput<typeof Bet>;

/**
 * POST /api/sportsbook/bets: 201 with the bet, accepted at once before kick-off, pending for the live delay during play.
 * A changed price is refused with the new one in `params.odds`; `params.leg` is the position of the leg a refusal is about.
 * `stake_too_large` names the stake that would still be taken (`max_stake_cents`, 0 for none, `currency`) and what limits it
 * (`reason`: return, outcome, event, player, day, stake, group: the largest stake of all, or of the player's group). Ours.
 */
export const placeBet = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/sportsbook/bets',
  body: BetOrder,
  reply: Bet,
  status: [201],
  refusals: [
    'not_found',
    'market_closed',
    'odds_changed',
    'score_changed',
    'legs_related',
    'stake_too_small',
    'stake_too_large',
    'currency_not_available',
    'insufficient_funds',
    'limit_reached',
    'session_limit_reached',
    'excluded',
    'idempotency_conflict',
    'bonus_stake_too_high',
    'bonus_sport_excluded',
    'gift_not_active',
    'gift_does_not_fit',
    'each_way_unavailable',
    'starting_price_unavailable',
  ],
});

/** Filter of a player's bets; all conditions apply. */
export const BetsFilter = /*#__PURE__*/ v.object({
  state: v.picklist(['open', 'settled']),
  ending: v.optional(BetEnding),
  sport: v.optional(Sport),
  /** True for bets placed while one of their matches was live. */
  live: v.optional(v.literal('true')),
  /** Time placed: `from` inclusive, `to` exclusive. */
  from: v.optional(Instant),
  to: v.optional(Instant),
  /** Part of a side's or a league's name, or the start of the bet's id. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))),
});
export type BetsFilter = v.InferOutput<typeof BetsFilter>;

/** GET /api/sportsbook/bets: the player's own, newest first, open ones or finished ones. Ours. */
export const readBets = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/bets',
  query: /*#__PURE__*/ v.object({
    ...BetsFilter.entries,
    before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))),
    limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d?|100)$/), v.transform(Number)), '20'),
  }),
  reply: /*#__PURE__*/ keysetOf(Bet),
});

/** Maximum number of the newest bets of a state that are searched. */
export const MOST_BETS = 20_000;

/**
 * GET /api/sportsbook/bets/totals: returns totals of the filtered bets, by currency, and over time by the day or month
 * they were placed. A free bet or a rejected bet costs nothing. Ours.
 */
export const readBetTotals = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/bets/totals',
  query: BetsFilter,
  reply: /*#__PURE__*/ v.object({
    currencies: v.array(
      v.object({
        currency: CurrencyCode,
        bets: v.number(),
        staked_cents: AmountCents,
        returned_cents: AmountCents,
        /** Payout of those still open, if all of them win. */
        possible_cents: AmountCents,
      }),
    ),
    step: v.picklist(['day', 'month']),
    /** Oldest first; spans without a bet are left out. `2026-11-20`, or `2026-11`. */
    spans: v.array(
      v.object({ span: v.string(), currency: CurrencyCode, staked_cents: AmountCents, returned_cents: AmountCents }),
    ),
  }),
});
export type BetTotals = v.InferOutput<typeof readBetTotals.reply>;

/** GET /api/sportsbook/bets.csv: the bets of a filter as a file, a line a leg: RFC 4180, UTC, decimal points, nothing a spreadsheet would run. Ours. */
export const exportBets = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/bets.csv',
  query: BetsFilter,
  reply: v.string(),
  media: 'text/csv; charset=utf-8',
});

/** GET /api/sportsbook/bets/{id}: one of the player's own. Ours. */
export const readBet = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/bets/:id',
  params: /*#__PURE__*/ v.object({ id: Uuid }),
  reply: Bet,
  refusals: ['not_found'],
});

/** Why a bet can't be cashed out now: not accepted yet, a leg is suspended, its stake was a bonus or a free bet, it is worth nothing, it is on a race or a season, more was paid for it than is due. */
export const CashOutReason = /*#__PURE__*/ v.picklist([
  'pending',
  'suspended',
  'bonus',
  'worthless',
  'field',
  'corrected',
]);

/** Cash-out offer of a bet, and its fair value. */
export const CashOutOffer = /*#__PURE__*/ v.object({
  bet_id: Uuid,
  /** Null where it can't be cashed out; the reason says why. */
  pays_cents: v.nullable(AmountCents),
  /** Average return by the current chances. */
  fair_cents: v.nullable(AmountCents),
  reason: v.nullable(CashOutReason),
});
export type CashOutOffer = v.InferOutput<typeof CashOutOffer>;

/** GET /api/sportsbook/cash_out: offers for the player's newest open bets. Ours. */
export const readCashOuts = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/cash_out',
  reply: /*#__PURE__*/ v.array(CashOutOffer),
});

export const CashOutQuote = /*#__PURE__*/ v.object({
  id: Uuid,
  /** Share of the stake, in hundredths. */
  share: v.number(),
  stake_cents: AmountCents,
  pays_cents: AmountCents,
  fair_cents: AmountCents,
  /** Remaining stake, and its maximum return. */
  remaining_stake_cents: AmountCents,
  remaining_return_cents: AmountCents,
  expires_at: Timestamp,
  /** Seconds by the server's clock, because the browser's may differ. */
  stands_seconds: v.number(),
});
export type CashOutQuote = v.InferOutput<typeof CashOutQuote>;

const BetParams = /*#__PURE__*/ v.object({ id: Uuid });

/**
 * POST /api/sportsbook/bets/{id}/quote: returns an offer for a share of a bet. It is valid for some seconds, unless the
 * match changes. Ours.
 */
export const quoteCashOut = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/sportsbook/bets/:id/quote',
  params: BetParams,
  body: /*#__PURE__*/ v.object({ share: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100)) }),
  reply: CashOutQuote,
  status: [201],
  refusals: ['not_found', 'cash_out_unavailable'],
});

/** POST /api/sportsbook/bets/{id}/cash_out: takes an offer, once, at what it says or not at all. Ours. */
export const takeCashOut = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/sportsbook/bets/:id/cash_out',
  params: BetParams,
  body: /*#__PURE__*/ v.object({ quote_id: Uuid }),
  reply: Bet,
  refusals: ['not_found', 'offer_expired', 'cash_out_changed', 'cash_out_unavailable'],
});

/**
 * POST /api/sportsbook/bets/{id}/edit: replaces an open bet: it is cashed out in full and the new bet is placed, both
 * or neither. For a live match this happens after the live delay, at odds checked again. Until then, and if it is
 * refused, the original bet still applies and shows it in `edit`. Not for a bet that a bonus or a free bet paid for.
 * Ours.
 */
export const editBet = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/sportsbook/bets/:id/edit',
  params: BetParams,
  body: /*#__PURE__*/ v.object({ quote_id: Uuid, order: BetOrder }),
  /** The bet in its current state, and the new one; null while undecided, and if it was refused. */
  reply: /*#__PURE__*/ v.object({ edited: Bet, placed: v.nullable(Bet) }),
  refusals: [
    ...['market_closed', 'odds_changed', 'legs_related', 'stake_too_small', 'stake_too_large'],
    ...['currency_not_available', 'insufficient_funds', 'limit_reached', 'session_limit_reached', 'excluded'],
    ...['idempotency_conflict', 'bonus_stake_too_high', 'bonus_sport_excluded'],
    ...['not_found', 'score_changed', 'offer_expired', 'cash_out_changed', 'cash_out_unavailable'],
  ] as const,
});
export type BetEdit = v.InferOutput<typeof editBet.reply>;

/**
 * GET /api/sportsbook/stakes/most: the largest stake of one bet the operator allows the player, by currency; one without a
 * limit is left out. `reason` as in `stake_too_large`. Ours.
 */
export const readMostStakes = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/sportsbook/stakes/most',
  reply: /*#__PURE__*/ v.array(
    v.object({ currency: CurrencyCode, max_stake_cents: AmountCents, reason: v.picklist(['stake', 'group']) }),
  ),
});
export type MostStake = v.InferOutput<typeof readMostStakes.reply>[number];

/** PUT /api/sportsbook/bets/{id}/cash_out: cashed out by the server once at least so much is offered; null takes the rule back. Ours. */
export const ruleCashOut = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/sportsbook/bets/:id/cash_out',
  params: BetParams,
  body: /*#__PURE__*/ v.object({ at_least_cents: v.nullable(PositiveAmountCents) }),
  reply: Bet,
  refusals: ['not_found', 'cash_out_unavailable'],
});
