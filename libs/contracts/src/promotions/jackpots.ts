import * as v from 'valibot';
import { AmountCents, CurrencyCode, NumericId, Timestamp, Uuid } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** Chance: in proportion to the stake. Must hit by: by the bet that lifts the pool to a sum drawn when the run began. */
export const JackpotKind = /*#__PURE__*/ v.picklist(['chance', 'must_hit_by']);
export type JackpotKind = v.InferOutput<typeof JackpotKind>;

/** One of a jackpot's pools. Amounts in euro cents. */
export const JackpotLevel = /*#__PURE__*/ v.object({
  identifier: v.string(),
  title: v.string(),
  amount_cents: AmountCents,
  kind: JackpotKind,
  /** The share of every stake that goes to the pool, 0 … 1. */
  share: v.number(),
  /** Amount the pool starts at after a win, paid by the house. */
  seed_cents: AmountCents,
  /** For a chance level: average stakes per win. */
  staked_per_win_cents: v.nullable(AmountCents),
  /** For a must-hit-by level: the highest sum it can reach. */
  must_hit_by_cents: v.nullable(AmountCents),
  /**
   * SHA-256 of "salt:sum in cents", published when the run started; both are revealed with the win. Null where chance
   * decides.
   */
  commitment: v.nullable(v.string()),
  started_at: Timestamp,
});
export type JackpotLevel = v.InferOutput<typeof JackpotLevel>;

/** A jackpot. Source: specification §3. */
export const Jackpot = /*#__PURE__*/ v.object({
  /** The same word as its identifier. */
  id: v.string(),
  identifier: v.string(),
  title: v.string(),
  state: v.literal('active'),
  /** Currency of its pools; a win is paid in the player's own at the rate of the day. */
  currency: CurrencyCode,
  levels: v.array(JackpotLevel),
  /** Slugs of the titles that feed it. */
  games: v.array(v.string()),
  /** Long-term return of its levels as a share of stakes, in addition to the titles' own: 0 … 1. */
  rtp: v.number(),
});
export type Jackpot = v.InferOutput<typeof Jackpot>;

/** Sum at which a must-hit-by level was won, and the salt of its hash. */
const Threshold = /*#__PURE__*/ v.object({ sum_cents: AmountCents, salt: v.string(), commitment: v.string() });

const Won = /*#__PURE__*/ v.object({
  id: NumericId,
  jackpot: v.string(),
  level: v.string(),
  /** Titles of jackpot and level: "High Tide: Wave". */
  title: v.string(),
  game: v.string(),
  won_at: Timestamp,
  must_hit_by: v.nullable(Threshold),
});

/** A public win. */
export const JackpotWin = /*#__PURE__*/ v.object({
  ...Won.entries,
  /** Euro cents that left the pool. */
  pool_cents: AmountCents,
  /** First two letters of it. */
  nickname: v.string(),
});
export type JackpotWin = v.InferOutput<typeof JackpotWin>;

/** A number up to 2^64, as decimal text. */
const Drawn = /*#__PURE__*/ v.pipe(v.string(), v.regex(/^\d{1,20}$/));

/** A player's own win, with what it is checked with. */
export const OwnJackpotWin = /*#__PURE__*/ v.object({
  ...Won.entries,
  pool_cents: AmountCents,
  /** Amount paid, in the wallet of the bet. */
  amount_cents: AmountCents,
  currency: CurrencyCode,
  round_id: Uuid,
  /** For a chance level: the number drawn, and the winning range, `to` exclusive. */
  chance: v.nullable(
    v.object({
      drawn: Drawn,
      from: Drawn,
      to: Drawn,
      client_seed: v.string(),
      server_seed_hash: v.string(),
      /** Null until the player changes their seeds. */
      server_seed: v.nullable(v.string()),
      nonce: v.number(),
    }),
  ),
});
export type OwnJackpotWin = v.InferOutput<typeof OwnJackpotWin>;

/** Public notice of a win. Euro cents. */
export const JackpotWon = /*#__PURE__*/ v.object({ jackpot: v.string(), level: v.string(), amount_cents: AmountCents });

/** Current amounts of the pools that changed, at most once a second. Euro cents. */
export const JackpotChange = /*#__PURE__*/ v.object({
  levels: v.array(v.object({ jackpot: v.string(), level: v.string(), amount_cents: AmountCents })),
});
export type JackpotChange = v.InferOutput<typeof JackpotChange>;

/** The player won: opens the popup. Source: specification §7 Realtime. */
export const JackpotAward = /*#__PURE__*/ v.object({
  id: NumericId,
  jackpot: v.string(),
  level: v.string(),
  game: v.string(),
  round_id: Uuid,
  amount_cents: AmountCents,
  currency: CurrencyCode,
});
export type JackpotAward = v.InferOutput<typeof JackpotAward>;

/** GET /api/jackpots: the active ones, with what their pools hold. Source: specification §7. */
export const readJackpots = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/jackpots',
  reply: v.array(Jackpot),
});

/** GET /api/jackpots/wins: the latest, 20 at most. */
export const readJackpotWins = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/jackpots/wins',
  reply: v.array(JackpotWin),
});

/** GET /api/player/jackpot_wins: the player's own, the latest 50. */
export const readOwnJackpotWins = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/jackpot_wins',
  reply: v.array(OwnJackpotWin),
  refusals: ['unauthenticated'],
});
