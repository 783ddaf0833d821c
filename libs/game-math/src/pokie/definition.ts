/**
 * A title's maths. Symbols are single letters, a reel is a string of them, read downwards and closed to a ring.
 * Every pay is in tenths of the whole stake, so a stake that is a multiple of ten pays without a remainder.
 */
export interface PokieDefinition {
  readonly id: string;
  /** Visible symbols of a reel. */
  readonly rows: number;
  readonly reels: readonly string[];
  /** Lines pay from the left, each one row per reel; without lines every way (a symbol anywhere on adjoining reels) pays. */
  readonly lines: readonly (readonly number[])[] | null;
  /**
   * Substitutes for every symbol except the scatter. In lines it may have its own payouts; in ways it must not appear
   * on reel 1.
   */
  readonly wild: string;
  readonly scatter: string;
  /** By symbol, then by run length: what one line, or one way, pays. */
  readonly pays: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** By number of scatters in view. */
  readonly scatterPays: Readonly<Record<number, number>>;
  readonly freeSpins: {
    /** `true` if a gift may start free spins; `false` if that could exceed the largest other win of the title. */
    readonly mayBeOpened: boolean;
    /** Spins by number of scatters; they carry no scatters of their own, so a feature has a known end. */
    readonly awards: Readonly<Record<number, number>>;
    readonly reels: readonly string[];
    /** Multipliers of the first, second … free spin; the last one applies to all later spins. */
    readonly multipliers: readonly number[];
  };
}

export const TENTHS = 10n;
/** The cap in stakes: no round pays more than this many times its stake. */
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
