import * as v from 'valibot';
import { BetFunding } from '../core/bet-funding.ts';
import { AmountCents, CurrencyCode, Instant, keysetOf, Timestamp, Uuid } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/text.ts';
import { LiveKind } from './live.ts';

export const RoundStatus = /*#__PURE__*/ v.picklist(['open', 'closed', 'rolled_back']);

/** A real-money round, or a bet at a live table, as the history lists it. A live bet given back with its round is `rolled_back`. */
export const RoundSummary = /*#__PURE__*/ v.object({
  id: Uuid,
  /** 'house' for in-house titles, else the outside provider. */
  provider: v.string(),
  /** The title's slug. */
  game: v.string(),
  currency: CurrencyCode,
  stake_cents: AmountCents,
  win_cents: AmountCents,
  /** True if it started with a bought feature: the stake is its cost. */
  bought: v.boolean(),
  /** Live round of a bet at a live table, whose slug is `game`; null for games played alone. */
  live: v.nullable(v.object({ title: v.string(), kind: LiveKind, round: v.number() })),
  /** Bonus that paid a part in addition to cash; null if none did. */
  funding: v.nullable(BetFunding),
  status: RoundStatus,
  played_at: Timestamp,
});
export type RoundSummary = v.InferOutput<typeof RoundSummary>;

/** One draw from the seeds: the bet itself, then each act of a round with decisions. */
export const RoundDraw = /*#__PURE__*/ v.object({
  nonce: v.number(),
  params: v.unknown(),
  outcome: v.unknown(),
  /** Stake of the draw: the bet's stake, or the amount an act added. */
  stake_cents: AmountCents,
  win_cents: AmountCents,
  server_seed_hash: v.string(),
  /** Null until the seed is rotated. */
  server_seed: v.nullable(v.string()),
  client_seed: v.string(),
});

/** Everything needed to replay a round. Rounds of outside providers have no draws. */
export const RoundDetail = /*#__PURE__*/ v.object({
  ...RoundSummary.entries,
  /** Id of the maths, and the content hash of the version that decided. */
  maths: v.string(),
  version: v.string(),
  balance_after_cents: v.nullable(AmountCents),
  draws: v.array(RoundDraw),
});
export type RoundDetail = v.InferOutput<typeof RoundDetail>;

/** A round's place in the history, `2026-11-20T12:00:00.000Z_uuid`: what a page answers as `next`. */
export const RoundCursor = /*#__PURE__*/ v.pipe(
  v.string(),
  v.regex(/^[^_]{24}_[^_]{36}$/),
  v.transform((cursor) => cursor.split('_')),
  v.strictTuple([Instant, Uuid]),
  v.transform(([at, id]) => ({ at, id })),
);
export type RoundCursor = v.InferOutput<typeof RoundCursor>;

/** Result of a round: more returned than staked, less, or the same; not finished; or rolled back by its provider. */
export const RoundResult = /*#__PURE__*/ v.picklist(['won', 'lost', 'even', 'open', 'rolled_back']);
export type RoundResult = v.InferOutput<typeof RoundResult>;

/** Filter of the games history: a title's slug, a result, and a range of time, end exclusive. */
export const RoundsFilter = /*#__PURE__*/ v.object({
  game: v.optional(text(64)),
  result: v.optional(RoundResult),
  from: v.optional(Instant),
  to: v.optional(Instant),
});

/** GET /api/fairness/rounds: the player's games history, rounds and live bets, newest first. A page may be short, or empty, and not the last. */
export const readRounds = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/fairness/rounds',
  query: v.object({
    ...RoundsFilter.entries,
    before: v.optional(RoundCursor),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
      '20',
    ),
  }),
  reply: keysetOf(RoundSummary),
});

/** Subunits as text: a sum may be beyond what a number holds. */
const SumCents = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{1,30}$/));

/** GET /api/fairness/rounds/totals: what all rounds of the filter came to. Rounds under way are neither won nor lost yet. */
export const readRoundTotals = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/fairness/rounds/totals',
  query: RoundsFilter,
  reply: v.object({
    data: v.array(v.object({ currency: CurrencyCode, rounds: v.number(), staked: SumCents, won: SumCents })),
    open_rounds: v.number(),
    rolled_back_rounds: v.number(),
    /** False while the oldest rounds are not added up yet. */
    complete: v.boolean(),
  }),
});
export type RoundTotals = v.InferOutput<typeof readRoundTotals.reply>;

/**
 * GET /api/fairness/own_return?game=: what the player's latest rounds of a title (20,000 at most), or bets at a live table
 * (2,000), gave back, by currency, the
 * one most played in first. `expected` is the share of the stakes its maths give back, `deviation` how far luck carries the
 * share of these rounds (one standard deviation); null where the player chooses the chance, or the maths are not ours. Ours.
 */
export const readOwnReturn = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/fairness/own_return',
  query: v.object({ game: text(64) }),
  reply: v.array(
    v.object({
      currency: CurrencyCode,
      rounds: v.number(),
      staked: SumCents,
      won: SumCents,
      expected: v.nullable(v.number()),
      deviation: v.nullable(v.number()),
    }),
  ),
});
export type OwnReturn = v.InferOutput<typeof readOwnReturn.reply>[number];

/** Rounds one file holds; the newest ones. */
export const MOST_EXPORTED_ROUNDS = 100_000;

/** GET /api/fairness/rounds.csv: the same history as a file: RFC 4180, UTC, decimal points, nothing a spreadsheet would run. */
export const exportRounds = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/fairness/rounds.csv',
  query: RoundsFilter,
  reply: v.string(),
  media: 'text/csv; charset=utf-8',
});

/** GET /api/fairness/rounds/{id}: a round of the player with what is needed to verify it. */
export const readRound = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/fairness/rounds/:id',
  params: v.object({ id: Uuid }),
  reply: RoundDetail,
  refusals: ['not_found', 'archived'],
});

/** A round as its player shows it to others: without the player. */
export const SharedRound = /*#__PURE__*/ v.omit(RoundDetail, [
  'id',
  'provider',
  'funding',
  'live',
  'status',
  'balance_after_cents',
]);
export type SharedRound = v.InferOutput<typeof SharedRound>;

const RoundParams = /*#__PURE__*/ v.object({ id: Uuid });

/** POST /api/fairness/rounds/{id}/share: the secret under which anyone sees the finished round; the same when asked again. Ours. */
export const shareRound = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/fairness/rounds/:id/share',
  params: RoundParams,
  reply: v.object({ token: v.string() }),
  refusals: ['not_found', 'archived'],
});
/** DELETE /api/fairness/rounds/{id}/share: it leads nowhere any more. Ours. */
export const unshareRound = /*#__PURE__*/ endpoint({
  method: 'DELETE',
  path: '/api/fairness/rounds/:id/share',
  params: RoundParams,
  status: [204],
  reply: v.undefined(),
  refusals: ['not_found'],
});
/** GET /api/fairness/shared/{token}: returns a shared round. Ours. */
export const readSharedRound = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/fairness/shared/:token',
  params: v.object({ token: text(64) }),
  reply: SharedRound,
  refusals: ['not_found', 'archived'],
});
