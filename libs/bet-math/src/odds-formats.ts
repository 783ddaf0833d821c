import { ODDS_ONE, type Odds } from './odds.ts';

export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hong-kong', 'malay', 'indonesian'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** For display only; what is stored, sent and settled is always the integer. */
export function formatOdds(odds: Odds, format: OddsFormat = 'decimal'): string {
  const profit = odds - ODDS_ONE;
  switch (format) {
    case 'decimal':
      return odds >= 100 * ODDS_ONE ? String(rounded(odds, ODDS_ONE)) : hundredths(odds, ODDS_ONE);
    case 'hong-kong':
      return hundredths(profit, ODDS_ONE);
    case 'american':
      return american(profit);
    case 'indonesian':
      return profit >= ODDS_ONE ? hundredths(profit, ODDS_ONE) : `-${hundredths(ODDS_ONE, profit)}`;
    case 'malay':
      return profit <= ODDS_ONE ? hundredths(profit, ODDS_ONE) : `-${inverse(profit)}`;
    case 'fractional':
      return fractional(profit);
  }
}

function american(profit: number): string {
  const line = profit >= ODDS_ONE ? rounded(profit * 100, ODDS_ONE) : rounded(ODDS_ONE * 100, profit);
  return `${profit >= ODDS_ONE ? '+' : '-'}${line}`;
}

/** Half up, in integers. */
const rounded = (n: number, d: number): number => Math.floor((2 * n + d) / (2 * d));

/** A long shot's Malay price is tiny: a third digit keeps it from reading as nothing. */
function inverse(profit: number): string {
  const text = hundredths(ODDS_ONE, profit);
  return text === '0.00' ? (rounded(ODDS_ONE * 1000, profit) / 1000).toFixed(3) : text;
}

function hundredths(n: number, d: number): string {
  const value = rounded(n * 100, d);
  return `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
}

/** The prices a bookmaker's board has always used; a price close to one of them is written as it. */
const BOARD: readonly (readonly [number, number])[] = [
  [1, 5],
  [2, 9],
  [1, 4],
  [2, 7],
  [3, 10],
  [1, 3],
  [4, 11],
  [2, 5],
  [4, 9],
  [1, 2],
  [8, 15],
  [4, 7],
  [8, 13],
  [4, 6],
  [8, 11],
  [4, 5],
  [5, 6],
  [10, 11],
  [1, 1],
  [11, 10],
  [6, 5],
  [5, 4],
  [11, 8],
  [6, 4],
  [13, 8],
  [7, 4],
  [15, 8],
  [2, 1],
  [9, 4],
  [5, 2],
  [11, 4],
  [3, 1],
  [10, 3],
  [7, 2],
  [4, 1],
  [9, 2],
  [5, 1],
  [11, 2],
  [6, 1],
  [13, 2],
  [7, 1],
  [15, 2],
  [8, 1],
  [17, 2],
  [9, 1],
  [10, 1],
];

function fractional(profit: number): string {
  const value = profit / ODDS_ONE;
  const near = BOARD.find(([n, d]) => Math.abs(n / d - value) <= 0.004 * (1 + value));
  const [n, d] = near ?? continuedFraction(profit, ODDS_ONE);
  return `${n}/${d}`;
}

/** The simplest fraction within half a hundredth of the price. */
function continuedFraction(n: number, d: number): readonly [number, number] {
  let [a, b, h0, h1, k0, k1] = [n, d, 0, 1, 1, 0];
  while (b !== 0) {
    const whole = Math.floor(a / b);
    [h0, h1] = [h1, whole * h1 + h0];
    [k0, k1] = [k1, whole * k1 + k0];
    if (Math.abs(h1 / k1 - n / d) <= 0.005) break;
    [a, b] = [b, a % b];
  }
  return [h1, k1];
}
