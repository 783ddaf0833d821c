import { ODDS_ONE, type Odds } from '../odds.ts';

/** Terms of the place part: so many places at one `fraction`-th of the winnings. */
export interface PlaceTerms {
  readonly places: number;
  /** 4 pays a quarter of the odds. */
  readonly fraction: number;
}

/** The customary terms by the number of runners; null with so few that there is only a winner. */
export function placeTerms(runners: number, handicap = false): PlaceTerms | null {
  if (runners < 5) return null;
  if (runners < 8) return { places: 2, fraction: 4 };
  if (handicap && runners >= 16) return { places: 4, fraction: 4 };
  if (handicap && runners >= 12) return { places: 3, fraction: 4 };
  return { places: 3, fraction: 5 };
}

/** Which table a deduction came from: kept with it, so that a later table changes no bet. */
export const RULE_4_TABLE = 'rule-4c/1';

/** Winnings to one up to which the hundredths are taken: the favourite's absence costs most. */
const RULE_4: readonly (readonly [most: number, hundredths: number])[] = [
  [1 / 9, 90],
  [2 / 11, 85],
  [1 / 4, 80],
  [3 / 10, 75],
  [2 / 5, 70],
  [8 / 15, 65],
  [8 / 13, 60],
  [4 / 5, 55],
  [20 / 21, 50],
  [6 / 5, 45],
  [6 / 4, 40],
  [7 / 4, 35],
  [9 / 4, 30],
  [3, 25],
  [4, 20],
  [11 / 2, 15],
  [9, 10],
  [14, 5],
];

/** Rule 4: what is taken of everyone else's winnings when a runner at such a price stays away; in hundredths. */
export function deductionFor(odds: Odds): number {
  const winnings = (odds - ODDS_ONE) / ODDS_ONE;
  return RULE_4.find(([most]) => winnings <= most + 1e-9)?.[1] ?? 0;
}
