import type { AnyCurrency } from '@croupier/money';
import type { StakeRule } from './stakes.ts';
import type { RandomStream } from './stream.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Bet {
  /**
   * Stake in subunits of the player's currency, already checked against `stakes(currency)`. In a decision it is the
   * initial stake of the round.
   */
  readonly stake: bigint;
  /** Params that `validate` returned for this game, never raw input. */
  readonly params: Json;
}

export interface Played {
  /** Payout in subunits, at most `maxWinMultiple` × stake. */
  readonly win: bigint;
  /**
   * Everything that a client shows and a history stores; self-contained, so an old round can be shown under newer
   * maths.
   */
  readonly outcome: Json;
  /**
   * Null when the round is finished. Features are resolved together with their spin, so only decisions leave a round
   * open. It never leaves the server before the end; `outcome` holds everything a client needs to continue, after every
   * decision for the whole round so far.
   */
  readonly state: Json;
  /** Number of scenes of the outcome: 1 for a plain spin, 1 + n with n free spins. */
  readonly steps: number;
}

/** Feature that can be bought: a round that starts with it. Params of such a bet are `{ buy: id }`. */
export interface Purchase {
  readonly id: 'free-spins';
  /** Tenths of the stake. A bought round's `Bet.stake` is all that it costs. */
  readonly price: number;
  /** Share of the price paid back in the long run, to four decimals: at most that of ordinary rounds. */
  readonly rtp: number;
  /** Standard deviation of win ÷ price, to two places. */
  readonly deviation: number;
}

export type Volatility = 'low' | 'medium' | 'high';

/**
 * Rules of one game. Pure: the same stream, bet and state give the same round on the server, in a demo and in a
 * verifier.
 */
export interface GameMath {
  /** Referenced by titles (game-art) as their `maths`. */
  readonly id: string;
  readonly kind: 'dice' | 'original' | 'pokie';
  /** Content hash of the maths, 16 hex digits; stored with every round. */
  readonly version: string;
  /** Share of stakes paid back in the long run, to four decimals: 0.9612. */
  readonly rtp: number;
  /** Half of the 95 % interval of `rtp`, if it is simulated because the cycle is too long to count. */
  readonly rtpWithin?: number;
  /** Share of rounds that pay, to four decimals; null where the player chooses it (dice). */
  readonly hitRate: number | null;
  readonly volatility: Volatility | null;
  /** Standard deviation of win ÷ stake, to two decimals; null where the player chooses it. */
  readonly deviation: number | null;
  /** Maximum win as a multiple of the stake, to one decimal: some draw reaches it. */
  readonly maxWinMultiple: number;
  readonly stakes: (currency: AnyCurrency) => StakeRule;
  /** Returns the params in their canonical form, or null if they don't belong to this game. */
  readonly validate: (params: unknown) => Json | null;
  /**
   * Plays the start of a round (`state` null), or a decision inside it: `bet.params` is then what `decisions.validate`
   * returned.
   */
  readonly play: (stream: RandomStream, bet: Bet, state: Json) => Played;
  /** Only games whose feature can be bought. */
  readonly purchase?: Purchase;
  /** Only games whose rounds have decisions. */
  readonly decisions?: Decisions;
}

export interface Decisions {
  /** Returns a decision in its canonical form, or null if it doesn't belong to this game. */
  readonly validate: (action: unknown) => Json | null;
  /** Returns whether the action is possible in this state. */
  readonly allows: (state: Json, action: Json) => boolean;
  /**
   * Returns the stake that an allowed decision adds, in subunits, in a round with an initial stake of `stake`. Absent
   * if no decision adds any.
   */
  readonly adds?: (state: Json, action: Json, stake: bigint) => bigint;
  /**
   * Returns the action that brings an abandoned round closer to its end. It never costs the player anything: it adds no
   * stake.
   */
  readonly conclude: (state: Json) => Json;
}
