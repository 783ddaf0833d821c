import * as v from 'valibot';
import {
  AmountCents,
  CurrencyCode,
  keysetOf,
  NumericId,
  PositiveAmountCents,
  Timestamp,
  Uuid,
} from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/*
 * Live tables: everybody at a table plays the same round, by the server's clock. Where a round stands follows from its
 * times (`livePhase` of game-math): the page works it out, and no call or event is needed for the lock.
 */

export const LiveKind = /*#__PURE__*/ v.picklist(['crash', 'roulette', 'baccarat', 'wheel']);
export type LiveKind = v.InferOutput<typeof LiveKind>;

/** A table's name in its address, `/live/tables/{slug}`. */
export const LiveTableSlug = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/));

/** Durations of a round's phases, in milliseconds. */
const Pace = /*#__PURE__*/ v.object({ betting_ms: v.number(), wait_ms: v.number(), result_ms: v.number() });

/**
 * Stake limits in the requested currency. The minimum is per field, the maximum for all fields of a round. A field with
 * higher payouts accepts only some tenths of it (`tenthsOfMost` of game-math).
 */
const LiveLimits = /*#__PURE__*/ v.object({
  currency: CurrencyCode,
  min_cents: PositiveAmountCents,
  max_cents: PositiveAmountCents,
});

export const LiveTable = /*#__PURE__*/ v.object({
  /** Id in the name of its topic: `public:live:{id}`. */
  id: NumericId,
  slug: LiveTableSlug,
  title: v.string(),
  kind: LiveKind,
  pace: Pace,
  limits: LiveLimits,
});
export type LiveTable = v.InferOutput<typeof LiveTable>;

const Cards = /*#__PURE__*/ v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51))),
  v.maxLength(3),
);

/**
 * Crash: the last multiplier reached, in hundredths (100: it never flew). Roulette: the pocket, 0 to 36. Baccarat: each hand's
 * cards as they came (0 to 51, spades, hearts, diamonds, clubs from the ace up), and every field that won. Wheel: the segment, 0 to 53 (`wheelSegments` of game-math).
 */
export const LiveOutcome = /*#__PURE__*/ v.union([
  v.object({ bust: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ pocket: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ segment: v.pipe(v.number(), v.safeInteger()) }),
  v.object({ player: Cards, banker: Cards, won: v.array(v.string()) }),
]);
export type LiveOutcome = v.InferOutput<typeof LiveOutcome>;

/**
 * Current state of a round. `open`: bets are accepted until `locks_at`. `drawn`: the outcome is drawn and shown from
 * `starts_at`. Except for crash, it is published immediately, with `lasts_ms` of the spin or the deal. For crash both
 * are published after the crash; until then the multiplier is `crashMultiplier` of the time since `starts_at`. `over`:
 * secret and salt are revealed. `void`: there was no salt in time, and every stake is returned.
 */
export const LiveRound = /*#__PURE__*/ v.object({
  table_id: NumericId,
  /** Number of the round at its table, from 1. */
  number: NumericId,
  state: v.picklist(['open', 'drawn', 'over', 'void']),
  opens_at: Timestamp,
  locks_at: Timestamp,
  starts_at: v.nullable(Timestamp),
  lasts_ms: v.nullable(v.number()),
  outcome: v.nullable(LiveOutcome),
  /** Told before the bets: SHA-256, in hex, of the secret this round is drawn from. */
  commitment: v.string(),
  /** Source of the salt, and its round, named before betting opens. `offline`: no public beacon is used. */
  salt_source: v.string(),
  salt_round: v.nullable(v.number()),
  /** Public beacon of the salt, of drand's scheme `bls-unchained-g1-rfc9380`: the salt is SHA-256 of its signature. */
  beacon: v.nullable(
    v.object({
      /** Hash and key of its chain, in hex. */
      chain: v.string(),
      public_key: v.string(),
      /** Time that round of the beacon is due, after betting closes. */
      appears_at: Timestamp,
      /** Null before the result. */
      signature: v.nullable(v.string()),
    }),
  ),
  /** Null before the result, like `salt`. */
  secret: v.nullable(v.string()),
  salt: v.nullable(v.string()),
});
export type LiveRound = v.InferOutput<typeof LiveRound>;

/** A round that is over, as a table's history shows it. */
export const PastLiveRound = /*#__PURE__*/ v.object({
  number: NumericId,
  outcome: v.nullable(LiveOutcome), // Null: void.
  starts_at: v.nullable(Timestamp),
});
export type PastLiveRound = v.InferOutput<typeof PastLiveRound>;

/**
 * Another player's bet at the table. Amounts are hundredths of a nominal unit (about a euro), so that currencies
 * compare.
 */
const SeenLiveBet = /*#__PURE__*/ v.object({
  nickname: v.string(),
  amount: v.number(),
  /** 0 to 7. */
  colour: v.number(),
  /** Crash: what it was cashed out at, in hundredths. */
  cashed_out_at: v.nullable(v.number()),
});

/** All bets on a round: totals, and the fifty largest by a masked name. */
export const LiveCrowd = /*#__PURE__*/ v.object({
  round: NumericId,
  players: v.number(),
  amount: v.number(),
  /** Number of players who have cashed out. */
  cashed_out: v.number(),
  shown: v.array(SeenLiveBet),
  /** Bets on each field, by its name. */
  fields: v.record(v.string(), v.object({ players: v.number(), amount: v.number() })),
});
export type LiveCrowd = v.InferOutput<typeof LiveCrowd>;

/**
 * Phrases that can be said at a table; each reader gets them in their own language. None of them urges anyone to play.
 */
export const livePhrases = [
  'hello',
  'good_luck',
  'you_too',
  'thank_you',
  'nice_one',
  'well_played',
  'congratulations',
  'good_call',
  'what_a_round',
  'just_watching',
  'taking_a_break',
  'good_night',
] as const;
export const LivePhrase = /*#__PURE__*/ v.picklist(livePhrases);
export type LivePhrase = v.InferOutput<typeof LivePhrase>;

/** A phrase said within one second: by one player under a masked name, and by a number of others. */
export const LiveSaid = /*#__PURE__*/ v.object({
  phrase: LivePhrase,
  at: Timestamp,
  nickname: v.string(),
  /** 0 to 7. */
  colour: v.number(),
  others: v.number(),
});
export type LiveSaid = v.InferOutput<typeof LiveSaid>;

/** `placed` until the round ends: `settled`, won or lost; `void` and `undone` gave the stake back. */
export const LiveBetStatus = /*#__PURE__*/ v.picklist(['placed', 'undone', 'settled', 'void']);

/**
 * A stake on one field: of crash always `crash`, of roulette a spot by its name (`17-20`, `red`), of baccarat a side or a pair
 * (`banker`, `player-pair`), of the wheel what a stake becomes (`x13`).
 */
export const LiveField = /*#__PURE__*/ v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,17}$/)),
  stake_cents: PositiveAmountCents,
});
export type LiveField = v.InferOutput<typeof LiveField>;

/** Maximum number of fields of one bet. */
export const MOST_LIVE_FIELDS = 60;
const Fields = /*#__PURE__*/ v.pipe(v.tupleWithRest([LiveField], LiveField), v.maxLength(MOST_LIVE_FIELDS));

export const LiveBet = /*#__PURE__*/ v.object({
  id: Uuid,
  table_id: NumericId,
  round: NumericId,
  currency: CurrencyCode,
  stake_cents: AmountCents,
  fields: v.array(LiveField),
  /** Crash: multiplier of the auto cash-out, in hundredths. */
  auto_cash_out: v.nullable(v.number()),
  /** Crash: multiplier of the player's cash-out, in hundredths; after the round, the multiplier paid in either case. */
  cashed_out_at: v.nullable(v.number()),
  status: LiveBetStatus,
  win_cents: AmountCents,
  placed_at: Timestamp,
});
export type LiveBet = v.InferOutput<typeof LiveBet>;

const Currency = /*#__PURE__*/ v.object({ currency: v.optional(CurrencyCode, 'EUR') });
const TableParams = /*#__PURE__*/ v.object({ slug: LiveTableSlug });
const BetParams = /*#__PURE__*/ v.object({ id: Uuid });

/** GET /api/live/tables?currency=: every live table as it stands, with its last rounds (ten at most, the newest first). Ours. */
export const readLiveTables = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/live/tables',
  query: Currency,
  reply: v.array(
    v.object({
      ...LiveTable.entries,
      past: v.array(PastLiveRound),
      round: v.nullable(LiveRound),
      /** Those who bet on this round. */
      players: v.number(),
    }),
  ),
});

/**
 * GET /api/live/tables/{slug}?currency=: returns the current state of a table. A request keeps it active for a minute
 * and a half. A table without requests opens no round; `round` is then the last one or null. So a page repeats the
 * request every half minute, which also sets its clock by `now`. Ours.
 */
export const readLiveTable = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/live/tables/:slug',
  params: TableParams,
  query: Currency,
  reply: v.object({
    table: LiveTable,
    /** The server's time. */
    now: Timestamp,
    round: v.nullable(LiveRound),
    crowd: v.nullable(LiveCrowd),
    /** Fifty at most, the newest first. */
    past: v.array(PastLiveRound),
    /** Twenty at most, of the last three minutes, the newest first. */
    said: v.array(LiveSaid),
  }),
  refusals: ['not_found'],
});

/** GET /api/live/tables/{slug}/rounds/{number}: a round, over with all that is needed to draw it again. Ours. */
export const readLiveRound = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/live/tables/:slug/rounds/:number',
  params: v.object({
    slug: LiveTableSlug,
    number: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
  }),
  reply: v.object({ table: v.omit(LiveTable, ['limits']), round: LiveRound }),
  refusals: ['not_found'],
});

/**
 * POST /api/live/tables/{slug}/bets: a bet on the table's round, all of it or nothing. The browser makes the id: sent again
 * it answers the bet as it stands. `bets_closed`: it came at the lock or later, or for another round; nothing was taken. Ours.
 */
export const placeLiveBet = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/live/tables/:slug/bets',
  params: TableParams,
  body: v.object({
    id: Uuid,
    round: NumericId,
    currency: CurrencyCode,
    fields: Fields,
    /** Crash only; hundredths, from 101. */
    auto_cash_out: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
  }),
  status: [201],
  reply: LiveBet,
  refusals: [
    'not_found',
    'unauthenticated',
    'bets_closed',
    'params_not_allowed',
    'stake_too_small',
    'stake_too_large',
    'too_many_bets',
    'stake_above_cap',
    'insufficient_funds',
    'limit_reached',
    'session_limit_reached',
    'excluded',
    'bonus_stake_too_high',
    'bonus_game_excluded',
    'game_not_available',
    'currency_not_available',
    'idempotency_conflict',
  ],
});

/** DELETE /api/live/bets/{id}: takes a bet back before the lock. Asked again: the same. Ours. */
export const undoLiveBet = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/live/bets/:id',
  params: BetParams,
  reply: LiveBet,
  refusals: ['not_found', 'bets_closed'],
});

/**
 * POST /api/live/bets/{id}/cash_out: crash. What counts is when it arrives, by the server's clock: at the instant of the
 * bust it is too late. Paid when the round has burst. Asked again: the same. Ours.
 */
export const cashOutLiveBet = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/live/bets/:id/cash_out',
  params: BetParams,
  reply: LiveBet,
  refusals: ['not_found', 'cash_out_too_early', 'cash_out_too_late'],
});

/**
 * POST /api/live/tables/{slug}/phrases: says a set phrase at a table, and returns the latest phrases there.
 * `phrase_too_soon`: a player may say one in three seconds, and a table accepts fifty a second. Ours.
 */
export const sayLivePhrase = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/live/tables/:slug/phrases',
  params: TableParams,
  body: v.object({ phrase: LivePhrase }),
  status: [201],
  reply: v.array(LiveSaid),
  refusals: ['not_found', 'unauthenticated', 'phrase_too_soon', 'excluded', 'game_not_available'],
});

/** GET /api/live/bets?table=&round=: the player's own bets, newest first; of one table, and of one of its rounds. Ours. */
export const readLiveBets = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/live/bets',
  query: v.object({
    table: v.optional(LiveTableSlug),
    round: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
    /** `next` of the page before. */
    before: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/))),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
      '50',
    ),
  }),
  reply: keysetOf(LiveBet),
  refusals: ['not_found'],
});
