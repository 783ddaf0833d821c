import type { AnyCurrency } from '@croupier/money';
import type { StakeRule } from './stakes.ts';
import type { RandomStream } from './stream.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export interface Bet {
  /** Subunits of the player's currency. Already checked against `stakes(currency)`. In a decision, too, what the round began with. */
  readonly stake: bigint;
  /** What `validate` returned for this game: never raw input. */
  readonly params: Json;
}

export interface Played {
  /** Subunits, never above `maxWinMultiple` × stake. */
  readonly win: bigint;
  /** Everything a client shows and a history stores; self-contained, so an old round can be shown under newer maths. */
  readonly outcome: Json;
  /**
   * null when the round is finished: features are resolved with their spin, so only decisions leave a round open. Never
   * leaves the server before that; what a client needs to go on is in `outcome`, of every decision the whole round so far.
   */
  readonly state: Json;
  /** How many scenes the outcome has: 1 for a plain spin, 1 + n with n free spins. */
  readonly steps: number;
}

/** What may be bought instead of an ordinary round: one that begins with the feature. A bet's params then are `{ buy: id }`. */
export interface Purchase {
  readonly id: 'free-spins';
  /** Tenths of the stake. A bought round's `Bet.stake` is all that it costs. */
  readonly price: number;
  /** Share of prices paid back over the long run, to four places: no more than ordinary rounds do. */
  readonly rtp: number;
  /** Standard deviation of win ÷ price, to two places. */
  readonly deviation: number;
}

export type Volatility = 'low' | 'medium' | 'high';

/** One game's rules. Pure: the same stream, bet and state give the same round on the server, in a demo and in a verifier. */
export interface GameMath {
  /** Titles (game-art) name it as their `maths`. */
  readonly id: string;
  readonly kind: 'dice' | 'original' | 'pokie';
  /** Content hash of the maths, 16 hex digits; stored with every round. */
  readonly version: string;
  /** Share of stakes paid back over the long run, to four places: 0.9612. */
  readonly rtp: number;
  /** Half of the 95 % interval of `rtp` where it is simulated, for want of a cycle short enough to count. */
  readonly rtpWithin?: number;
  /** Share of rounds that pay anything, to four places; null where the player chooses it (dice). */
  readonly hitRate: number | null;
  readonly volatility: Volatility | null;
  /** Standard deviation of win ÷ stake, to two places; null where the player chooses it. */
  readonly deviation: number | null;
  /** The largest win there is, times the stake: some draw reaches it. To one decimal place. */
  readonly maxWinMultiple: number;
  readonly stakes: (currency: AnyCurrency) => StakeRule;
  /** The params in their canonical form, or null when they are not this game's. */
  readonly validate: (params: unknown) => Json | null;
  /** A round's beginning (`state` null), or a decision inside it: `bet.params` is then what `decisions.validate` returned. */
  readonly play: (stream: RandomStream, bet: Bet, state: Json) => Played;
  /** Of games whose feature can be bought. */
  readonly purchase?: Purchase;
  /** Of games whose rounds have decisions. */
  readonly decisions?: Decisions;
}

export interface Decisions {
  /** A decision in its canonical form, or null when it is not this game's. */
  readonly validate: (action: unknown) => Json | null;
  /** Whether it can be made as the round stands. */
  readonly allows: (state: Json, action: Json) => boolean;
  /** What an allowed decision stakes beside, in subunits, of a round that began with `stake`; where absent none does. */
  readonly adds?: (state: Json, action: Json, stake: bigint) => bigint;
  /** What brings an abandoned round nearer to its end, never at the player's cost: it adds no stake. */
  readonly conclude: (state: Json) => Json;
}
