import { quantile, type WageringResult } from '@croupier/game-math/exact';

/** Numbers of simulations by result. Amounts are in subunits. */
export interface Spread {
  nothing: number;
  /** Ranges in ascending order. `to` of the last one is the largest result. */
  ranges: readonly { from: number; to: number; runs: number }[];
  /** Amounts that half of the simulations reach, and one in ten. */
  half: number;
  tenth: number;
}

/** Ends of the ranges, as multiples of the starting money. */
const STEPS = [0.5, 1, 2, 4] as const;

export function spreadOf({ left }: WageringResult, money: number): Spread {
  const ends = [0, ...STEPS.map((step) => step * money), Math.max(left.at(-1) ?? 0, 4 * money)];
  const below = (end: number) => left.reduce((total, one) => total + (one <= end ? 1 : 0), 0);
  const ranges = ends.slice(1).map((to, index) => {
    const from = ends[index] ?? 0;
    return { from, to, runs: below(to) - below(from) };
  });
  return { nothing: below(0), ranges, half: quantile(left, 0.5), tenth: quantile(left, 0.9) };
}
