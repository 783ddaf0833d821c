/**
 * Maths of a title. Symbols are single letters; a reel is a string of them, a ring read downwards. Every payout is in
 * tenths of the whole stake, so a stake that is a multiple of ten pays without a remainder.
 */
export interface PokieDefinition {
  readonly id: string;
  /** Number of visible symbols of a reel. */
  readonly rows: number;
  readonly reels: readonly string[];
  /**
   * Paylines pay left to right, with one row for each reel. Without lines, all ways pay (a symbol anywhere on adjacent
   * reels).
   */
  readonly lines: readonly (readonly number[])[] | null;
  /**
   * Substitutes for every symbol except the scatter. In lines it may have its own payouts; in ways it must not appear
   * on reel 1.
   */
  readonly wild: string;
  readonly scatter: string;
  /** Payouts of one line, or one way, by symbol, then by run length. */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** Payouts by number of visible scatters. */
  readonly scatterPays: Readonly<Record<number, number>>;
  readonly freeSpins: {
    /** `true` if a gift may start free spins; `false` if that could exceed the largest other win of the title. */
    readonly mayBeOpened: boolean;
    /** Free spins by number of scatters. Their reels have no scatters, so a feature has a known end. */
    readonly awards: Readonly<Record<number, number>>;
    readonly reels: readonly string[];
    /** Multipliers of the first, second … free spin; the last one applies to all later spins. */
    readonly multipliers: readonly number[];
  };
}

export const TENTHS = 10n;
/** Cap in stakes: no round pays more than this multiple of its stake. */
export const WIN_CAP = 5_000;
export const WIN_CAP_TENTHS = 10 * WIN_CAP;

export function multiplierOf({ freeSpins: { multipliers } }: PokieDefinition, freeSpin: number): number {
  return multipliers[freeSpin] ?? multipliers.at(-1) ?? 1;
}

/** Returns the visible part of a reel that stopped with its `stop`-th symbol on top. */
export function windowAt(reel: string, stop: number, rows: number): string {
  let seen = '';
  for (let row = 0; row < rows; row++) seen += reel[(stop + row) % reel.length];
  return seen;
}
