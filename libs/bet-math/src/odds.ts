import { rational, type Rational } from './rational.ts';

/** Decimal odds times ten thousand: 2.10 is 21 000. */
export type Odds = number;

export const ODDS_ONE = 10_000;
/** Minimum odds, 1.01: a market with lower ones has no odds. */
export const MIN_ODDS: Odds = 10_100;
/** Maximum odds, 1000.00. */
export const MAX_ODDS: Odds = 10_000_000;

export function isOdds(value: number): value is Odds {
  return Number.isSafeInteger(value) && value >= MIN_ODDS && value <= MAX_ODDS;
}

export const oddsToRational = (odds: Odds): Rational => rational(BigInt(odds), BigInt(ODDS_ONE));

/** Usual steps: hundredths up to 5, then coarser, because a hundredth no longer matters. */
const LADDER: readonly (readonly [below: Odds, step: number])[] = [
  [50_000, 100],
  [100_000, 500],
  [200_000, 1_000],
  [500_000, 5_000],
];
const COARSEST = 10_000;

/**
 * Returns the nearest odds on the ladder that aren't better than the given ones, so that rounding never reduces the
 * margin; null if there are none.
 */
export function ladderOdds(decimal: number): Odds | null {
  const exact = decimal * ODDS_ONE;
  const [, step] = LADDER.find(([below]) => exact < below) ?? [Infinity, COARSEST];
  const odds = Math.floor(exact / step + 1e-9) * step;
  return odds < MIN_ODDS ? null : Math.min(odds, MAX_ODDS);
}
