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
  /** Stands in every line of a system. */
  banker: v.optional(v.boolean(), false),
  /** At the price there is at the off, which nobody knows yet: races only. `odds` is what was shown. */
  starting_price: v.optional(v.boolean(), false),
});

/** As many as bet-math `MOST_LEGS`. */
const MOST_LEGS = 12;
/** How many of the legs that are no bankers a line holds, each once: `[1]` a single, `[2, 3]` a Trixie. */
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
    /** Without them every leg has to win. */
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

/** What only a leg on a race or a season has. */
const FieldLeg = /*#__PURE__*/ v.object({
  /** At the price of the off: until then `odds` is the most it can be. */
  starting_price: v.boolean(),
  /** The place part of an each-way bet, as it was taken; its result once it is known. */
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
    /** Whom a leg on a player is about. */
    players: v.optional(v.array(v.object({ id: v.string(), name: v.string() }))),
    /** Of a race or a season, which have no sides: `home` and `away` are empty. */
    field: v.optional(NamedField),
  }),
  market_id: v.number(),
  specifiers: v.union([Specifiers, Combination]),
  outcome: Slug,
  /** As the player saw it, and as the bet took it. */
  shown_odds: OddsValue,
  odds: OddsValue,
  /** Without margin, when the bet was taken. */
  fair: PartsPerMillion,
  /** The score when the bet was sent; null before kick-off. */
  live_score: v.nullable(Score),
  banker: v.boolean(),
  result: v.nullable(v.picklist([0, 1])),
  void_factor: v.nullable(v.picklist([0, 0.5, 1])),
  /** Of races and seasons only. */
  field: v.optional(FieldLeg),
  /** Its result was told and then taken back; the next one counts. */
  rolled_back: v.boolean(),
});

/** How a settlement was reckoned, every figure exact; bet-math `receipt` gives the same from legs and stake. */
export const BetReceipt = /*#__PURE__*/ v.object({
  lines: v.string(),
  unit: v.string(),
  factors: v.array(v.string()),
  /** Of the place parts, each-way only; lines are those of both parts. */
  place_factors: v.optional(v.array(v.string())),
  exact: v.string(),
  payout_cents: AmountCents,
});

/** A settled bet was changed: why, how it stood before, and what moved. */
export const BetCorrection = /*#__PURE__*/ v.object({
  at: Timestamp,
  /** Bets on a market were cancelled, a result was taken back or put right, or what had been taken back was told again. */
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
  /** On the player's balance; below zero it was taken back. A stake held again is no part of it. */
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
  /** How many of the legs that are no bankers a line holds. */
  sizes: v.array(v.number()),
  each_way: v.optional(v.boolean()),
  /** What had a part in it beside cash; null where nothing had. */
  funding: v.nullable(BetFunding),
  /** What it pays if everything wins, while it is open: all that is not decided yet; of a free bet less the stake. */
  possible_return_cents: AmountCents,
  /** What the player got of it: what belonged to a bonus that has ended meanwhile is not in it. */
  return_cents: v.nullable(AmountCents),
  placed_at: Timestamp,
  /** While pending: when the live delay is over. */
  decide_at: v.nullable(Timestamp),
  settled_at: v.nullable(Timestamp),
  /** What was cashed out of it before; `stake_cents` is what is left. Null where nothing was. */
  sold: v.nullable(v.object({ stake_cents: AmountCents, paid_cents: AmountCents })),
  /** The player's rule: it is cashed out once at least so much is offered. */
  sell_at_cents: v.nullable(AmountCents),
  rejection: v.nullable(Rejection),
  receipt: v.nullable(BetReceipt),
  /** Another bet was to come in place of this one during play, under the id `id`. Nearly no bet has one. */
  edit: v.optional(
    v.object({
      id: Uuid,
      stake_cents: AmountCents,
      /** When the live delay is over; null once it is decided. */
      decide_at: v.nullable(Timestamp),
      /** Why it did not come: this bet goes on as it was. */
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

/** What a player's bets are cut to: all of it has to hold. */
export const BetsFilter = /*#__PURE__*/ v.object({
  state: v.picklist(['open', 'settled']),
  ending: v.optional(BetEnding),
  sport: v.optional(Sport),
  /** Placed while one of its matches was on. */
  live: v.optional(v.literal('true')),
  /** When it was placed: from that moment, and before this one. */
  from: v.optional(Instant),
  to: v.optional(Instant),
  /** Part of a side's or a league's name, or the beginning of the bet's id. */
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

/** So many of the newest bets of a state are looked through. */
export const MOST_BETS = 20_000;

/**
 * GET /api/sportsbook/bets/totals: what the bets of a filter came to, by currency, and over time by the day or month they
 * were placed in. A free bet costs nothing, one that was not taken neither. Ours.
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
        /** Of those still open, if all of them win. */
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

/** What a bet is worth now, beside what would be paid for it. */
export const CashOutOffer = /*#__PURE__*/ v.object({
  bet_id: Uuid,
  /** Null where it can't be cashed out; the reason says why. */
  pays_cents: v.nullable(AmountCents),
  /** What it returns on average, by the probabilities of now. */
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
  /** Of the stake, in hundredths. */
  share: v.number(),
  stake_cents: AmountCents,
  pays_cents: AmountCents,
  fair_cents: AmountCents,
  /** What stays bet, and what it may return. */
  remaining_stake_cents: AmountCents,
  remaining_return_cents: AmountCents,
  expires_at: Timestamp,
  /** By the server's clock: the browser's may differ. */
  stands_seconds: v.number(),
});
export type CashOutQuote = v.InferOutput<typeof CashOutQuote>;

const BetParams = /*#__PURE__*/ v.object({ id: Uuid });

/** POST /api/sportsbook/bets/{id}/quote: an offer for a share of a bet that stands for some seconds, unless the match moves. Ours. */
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
 * POST /api/sportsbook/bets/{id}/edit: another bet in place of an open one: the offer for all of it is taken and the order
 * placed, both or neither. During play that is done after the live delay, at prices checked again; until then, and where it
 * comes to nothing, the bet goes on as it is and tells of it in `edit`. Not for what a bonus or a free bet paid for. Ours.
 */
export const editBet = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/sportsbook/bets/:id/edit',
  params: BetParams,
  body: /*#__PURE__*/ v.object({ quote_id: Uuid, order: BetOrder }),
  /** The bet as it stands now, and the one in its place; null while that is not decided, and where it did not come. */
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
