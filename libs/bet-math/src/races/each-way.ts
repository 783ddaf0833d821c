import type { Odds } from '../odds.ts';

/** Terms of the place part: number of places, at one `fraction`-th of the winnings. */
export interface PlaceTerms {
  readonly places: number;
  /** Denominator: 4 pays a quarter of the odds. */
  readonly fraction: number;
}

/** Returns the usual place terms by the number of runners; null if there are so few that only the winner is paid. */
export function placeTerms(runners: number, handicap = false): PlaceTerms | null {
  if (runners < 5) return null;
  if (runners < 8) return { places: 2, fraction: 4 };
  if (handicap && runners >= 16) return { places: 4, fraction: 4 };
  if (handicap && runners >= 12) return { places: 3, fraction: 4 };
  return { places: 3, fraction: 5 };
}

/** Table of a deduction, stored with it so that a later table changes no bet. */
export const RULE_4_TABLE = 'rule-4c/2';

/**
 * Odds up to which each deduction applies, from the industry's table in decimals: 8/13 is 1.62. A withdrawn favourite
 * costs most.
 */
const RULE_4: readonly (readonly [most: Odds, hundredths: number])[] = [
  [11_100, 90],
  [11_800, 85],
  [12_500, 80],
  [13_000, 75],
  [14_000, 70],
  [15_300, 65],
  [16_200, 60],
  [18_000, 55],
  [19_500, 50],
  [22_000, 45],
  [25_000, 40],
  [27_500, 35],
  [32_500, 30],
  [40_000, 25],
  [50_000, 20],
  [65_000, 15],
  [100_000, 10],
  [150_000, 5],
];

/**
 * Returns the Rule 4 deduction from the winnings on other runners when a runner with these odds is withdrawn; in
 * hundredths.
 */
export const deductionFor = (odds: Odds): number => RULE_4.find(([most]) => odds <= most)?.[1] ?? 0;
