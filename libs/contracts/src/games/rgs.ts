import * as v from 'valibot';
import { AmountCents, CurrencyCode, NumericId, PositiveAmountCents, Timestamp, Uuid } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { text } from '../core/text.ts';
import { GamePurchase } from './games.ts';

/*
 * What a game speaks on its own host: no cookies, `Authorization: Bearer …` on everything but the session.
 * Demo rounds are played by the same calls with FUN, so nothing differs but the money.
 */

/** The currency of a game: a real one, or FUN in a demo. */
export const GameCurrency = /*#__PURE__*/ v.union([CurrencyCode, v.literal('FUN')]);
export type GameCurrency = v.InferOutput<typeof GameCurrency>;

/** Outcome calculated by a game's maths; its shape depends on the game (game-math). */
const GameJson = /*#__PURE__*/ v.unknown();

export const GameRound = /*#__PURE__*/ v.object({
  /** Id chosen by the game's page and kept for retries: a repeat returns the same round. */
  id: Uuid,
  stake_cents: AmountCents,
  win_cents: AmountCents,
  params: GameJson,
  outcome: GameJson,
  /** null when the round is finished. */
  state: GameJson,
  /** Scenes in the outcome: 1 for a plain spin, 1 + n with n free spins. */
  steps: v.number(),
  /** Content hash of the maths that decided it. */
  version: v.string(),
  nonce: v.number(),
  played_at: Timestamp,
});
export type GameRound = v.InferOutput<typeof GameRound>;

/** Stakes and wins since the player started playing; a pause of half an hour ends the session. Always displayed. */
export const PlaySession = /*#__PURE__*/ v.object({
  started_at: Timestamp,
  rounds: v.number(),
  staked_cents: AmountCents,
  won_cents: AmountCents,
});
export type PlaySession = v.InferOutput<typeof PlaySession>;

/** Free spins the player has begun and can play in this title: at this stake, and the house pays it. */
export const GameGift = /*#__PURE__*/ v.object({
  id: NumericId,
  title: v.string(),
  stake_cents: PositiveAmountCents,
  rounds_left: v.number(),
  /** Amount won so far. */
  won_cents: AmountCents,
  /** Kind of money they win: cash immediately, or one bonus to wager. */
  wins: v.picklist(['cash', 'bonus']),
  /**
   * True if each starts with the title's free spins: the round is then requested with `params` of `{ feature: true }`.
   */
  feature: v.boolean(),
  expires_at: Timestamp,
});
export type GameGift = v.InferOutput<typeof GameGift>;

export const GameStakes = /*#__PURE__*/ v.object({
  min_cents: PositiveAmountCents,
  max_cents: PositiveAmountCents,
  step_cents: PositiveAmountCents,
  /** Offered stakes, rising, cut to what the edition allows. */
  ladder_cents: v.array(PositiveAmountCents),
  initial_cents: PositiveAmountCents,
});
export type GameStakes = v.InferOutput<typeof GameStakes>;

/** POST /rgs/session: exchanges the one-time token of the page's fragment for a short bearer. */
export const openGameSession = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/rgs/session',
  body: v.object({ token: text(256) }),
  status: [201],
  reply: v.object({
    bearer: v.string(),
    expires_at: Timestamp,
    mode: v.picklist(['demo', 'real']),
    /** The title (game-art) and the maths it runs (game-math). */
    slug: v.string(),
    maths: v.string(),
    version: v.string(),
    currency: GameCurrency,
    locale: v.string(),
    /** The page that holds the frame: the only origin messages go to and are taken from. */
    parent_origin: v.pipe(v.string(), v.url()),
    balance_cents: AmountCents,
    stakes: GameStakes,
    rules: v.object({
      min_round_ms: v.number(),
      /** True if the game may use autoplay. */
      autoplay: v.boolean(),
    }),
    /** Feature the player may buy here; null where the title sells none, or the edition allows none. */
    purchase: v.nullable(GamePurchase),
    fairness: v.object({ server_seed_hash: v.string(), client_seed: v.string(), nonce: v.number() }),
    play_session: PlaySession,
    /** Player's latest round in this title, to show what an interruption hid. */
    last_round: v.nullable(GameRound),
    gifts: v.array(GameGift),
  }),
  refusals: ['launch_token_invalid', 'game_not_available', 'unauthenticated'],
});

const Played = /*#__PURE__*/ v.object({ round: GameRound, balance_cents: AmountCents, play_session: PlaySession });

/** POST /rgs/play: stake and win in one transaction. A repeated id answers the stored round. */
export const playRound = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/rgs/play',
  body: v.object({
    round_id: Uuid,
    stake_cents: PositiveAmountCents,
    params: GameJson,
    /** The free spins that pay for it; their stake, on their titles. */
    gift_id: v.optional(NumericId),
  }),
  reply: Played,
  refusals: [
    'insufficient_funds',
    'stake_not_allowed',
    'stake_above_cap',
    'bonus_stake_too_high',
    'bonus_game_excluded',
    'bonus_purchase_excluded',
    'gift_not_active',
    'gift_does_not_fit',
    'params_not_allowed',
    'purchase_not_allowed',
    'spin_too_soon',
    'round_open',
    'limit_reached',
    'session_limit_reached',
    'excluded',
    'game_not_available',
    'idempotency_conflict',
    'archived',
    'unauthenticated',
  ],
});

/** POST /rgs/act: a decision inside an open round. One that stakes more is asked what a bet is asked. */
export const actInRound = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/rgs/act',
  body: v.object({ round_id: Uuid, act_id: Uuid, action: GameJson }),
  reply: Played,
  refusals: [
    'round_not_open',
    'params_not_allowed',
    'insufficient_funds',
    'bonus_stake_too_high',
    'bonus_game_excluded',
    'limit_reached',
    'session_limit_reached',
    'excluded',
    'game_not_available',
    'idempotency_conflict',
    'archived',
    'unauthenticated',
  ],
});

/** POST /rgs/resume: where the player stands, after a lost connection. */
export const resumeGame = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/rgs/resume',
  reply: v.object({
    balance_cents: AmountCents,
    play_session: PlaySession,
    last_round: v.nullable(GameRound),
    gifts: v.array(GameGift),
  }),
  refusals: ['game_not_available', 'unauthenticated'],
});

/** A round as the game's own list shows it. */
export const PastRound = /*#__PURE__*/ v.object({
  id: Uuid,
  currency: GameCurrency,
  stake_cents: AmountCents,
  win_cents: AmountCents,
  /** True if a feature was bought: the stake is its cost. */
  bought: v.boolean(),
  played_at: Timestamp,
});
export type PastRound = v.InferOutput<typeof PastRound>;

/** POST /rgs/rounds: returns the last 50 rounds of this title, newest first; for a demo those of this demo. */
export const readPastRounds = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/rgs/rounds',
  reply: v.object({ rounds: v.array(PastRound) }),
  refusals: ['unauthenticated'],
});
