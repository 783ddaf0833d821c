/**
 * Title whose winning symbols disappear, so that the symbols above them fall. Symbols are single letters. A strip is a
 * ring, read downwards; the symbols that fall into a column are those above it on its strip, so a spin is determined by
 * its stops. Every payout is in tenths of the whole stake.
 */
export interface TumbleDefinition {
  readonly id: string;
  /** Rows of the grid; with `heights` the maximum of a column. */
  readonly rows: number;
  readonly reels: readonly string[];
  /** Possible heights of a column, where they vary: one is drawn for each column, all equally likely. */
  readonly heights: readonly number[] | null;
  /** Ways: on adjacent columns from the left. Cluster: touching sides. Anywhere: at any place. */
  readonly rule: 'ways' | 'cluster' | 'anywhere';
  /** Substitutes for every paying symbol; empty if there is none. */
  readonly wild: string;
  /** Never disappears; empty if there is none. */
  readonly scatter: string;
  /** Multiplies the win of the whole spin by its drawn value; empty if there is none. */
  readonly times: string;
  /** Values of the multipliers, all equally likely. */
  readonly values: readonly number[];
  /**
   * Payouts by symbol, then by minimum count (columns for ways, symbols otherwise), of a way, a cluster, or the
   * symbols.
   */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** Multiplier of the first, second … win of a spin; the last one applies to all later wins. */
  readonly ladder: readonly number[];
  readonly freeSpins: {
    /** Free spins by number of scatters. Their strips have no scatters, so a feature has a known end. */
    readonly awards: Readonly<Record<number, number>>;
    readonly reels: readonly string[];
    /** `true` if the ladder, or the sum of the multipliers, is kept for the whole feature. */
    readonly keeps: boolean;
    readonly ladder: readonly number[];
  } | null;
  /** Meter that disappearing symbols charge. At each threshold the next helper acts, once nothing wins. */
  readonly meter: { readonly thresholds: readonly number[]; readonly helpers: readonly Helper[] } | null;
  /** Cap in tenths of the stake: no round pays more. */
  readonly cap: number;
}

/**
 * Sweep: the two cheapest kinds disappear. Wilds: six cells become wild. Paint: a cheap kind becomes the most valuable.
 * Block: nine cells in a square become one kind.
 */
export type Helper = 'sweep' | 'wilds' | 'paint' | 'block';

/** Safety limit of tumbles: a spin on these strips always ends earlier. */
export const MOST_TUMBLES = 60;
