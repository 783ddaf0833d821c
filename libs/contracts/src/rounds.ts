import * as v from 'valibot';
import { AmountCents, CurrencyCode, Instant, keysetOf, Timestamp, Uuid } from './common.ts';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

export const RoundStatus = /*#__PURE__*/ v.picklist(['open', 'closed', 'rolled_back']);

/** A real-money round as the history lists it. */
export const RoundSummary = /*#__PURE__*/ v.object({
  id: Uuid,
  /** 'house' for in-house titles, else the outside provider. */
  provider: v.string(),
  /** The title's slug. */
  game: v.string(),
  currency: CurrencyCode,
  stake_cents: AmountCents,
  win_cents: AmountCents,
  status: RoundStatus,
  played_at: Timestamp,
});
export type RoundSummary = v.InferOutput<typeof RoundSummary>;

/** One draw from the seeds: the bet itself, then each act of a round with decisions. */
export const RoundDraw = /*#__PURE__*/ v.object({
  nonce: v.number(),
  params: v.unknown(),
  outcome: v.unknown(),
  win_cents: AmountCents,
  server_seed_hash: v.string(),
  /** null until the seed is rotated away. */
  server_seed: v.nullable(v.string()),
  client_seed: v.string(),
});

/** All that is needed to run a round again. Rounds of outside providers have no draws. */
export const RoundDetail = /*#__PURE__*/ v.object({
  ...RoundSummary.entries,
  /** Which maths, and the content hash of the version that decided. */
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

/** GET /api/fairness/rounds: the player's games history, newest first. */
export const readRounds = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/fairness/rounds',
  query: v.object({
    before: v.optional(RoundCursor),
    limit: v.optional(
      v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
      '20',
    ),
    game: v.optional(text(64)),
  }),
  reply: keysetOf(RoundSummary),
});

/** GET /api/fairness/rounds/{id}: a round of the player with what is needed to verify it. */
export const readRound = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/fairness/rounds/:id',
  params: v.object({ id: Uuid }),
  reply: RoundDetail,
  refusals: ['not_found', 'archived'],
});
