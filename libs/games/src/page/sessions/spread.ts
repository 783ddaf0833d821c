/** Upper ends of the bars, as shares of the stakes. The last bar holds everything above. */
const ENDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export interface Bar {
  /** Shares of the stakes; null: no upper end. */
  from: number;
  to: number | null;
  /** Share of the sessions, 0 … 1. */
  share: number;
}

export interface SessionSpread {
  bars: readonly Bar[];
  /** Share of the sessions that returned more than was staked. */
  ahead: number;
  /** Returns that half of the sessions reach, and that nine of ten reach. */
  half: number;
  nineOfTen: number;
}

/** Sorts the sessions into bars. `shares` must be ascending. */
export function spreadOf(shares: Float64Array): SessionSpread {
  const all = shares.length;
  // A share at a bar's edge counts for the lower bar: a return of exactly the stakes is not a profit.
  const upTo = (end: number) => shares.reduce((count, share) => count + (share <= end ? 1 : 0), 0);
  const bars = [0, ...ENDS].map((from, place): Bar => {
    const to = ENDS[place] ?? null;
    const below = place === 0 ? 0 : upTo(from);
    return { from, to, share: ((to === null ? all : upTo(to)) - below) / all };
  });
  return {
    bars,
    ahead: 1 - upTo(1) / all,
    half: shares[Math.floor(all / 2)] ?? 0,
    nineOfTen: shares[Math.floor(all / 10)] ?? 0,
  };
}
