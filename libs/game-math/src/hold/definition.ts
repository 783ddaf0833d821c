import type { PokieDefinition } from '../pokie/definition.ts';

/**
 * Reels with paylines whose scatter is money. Enough of it in view locks in place, and every other cell is drawn again,
 * three times, and three times again after each new coin. `freeSpins` award nothing.
 */
export interface HoldDefinition extends PokieDefinition {
  readonly hold: {
    /** Number of visible money symbols that starts the feature. */
    readonly needed: number;
    readonly respins: number;
    /** An open cell gets a coin in `hits` of `of` draws. */
    readonly hits: number;
    readonly of: number;
    readonly coins: readonly CoinKind[];
    /** Weight of a collector, relative to those of the coins. Collectors only appear in respins. */
    readonly collectors: number;
    /** Prize for a full grid, in tenths of the stake. */
    readonly grand: number;
  };
  /** Cap in tenths of the stake: no round pays more. */
  readonly cap: number;
}

export type Prize = 'mini' | 'minor' | 'major';

export interface CoinKind {
  readonly weight: number;
  /** Value in tenths of the stake. */
  readonly pay: number;
  readonly prize?: Prize;
}
