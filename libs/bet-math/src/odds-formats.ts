import { ODDS_ONE, type Odds } from './odds.ts';

export const ODDS_FORMATS = ['decimal', 'fractional', 'american', 'hong-kong', 'malay', 'indonesian'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/**
 * Formats odds for display only: the integer is stored, sent and settled. The shown odds are never better than the real
 * ones, so it rounds down, and away from zero where a larger number is worse.
 */
export function formatOdds(odds: Odds, format: OddsFormat = 'decimal'): string {
  const profit = odds - ODDS_ONE;
  switch (format) {
    case 'decimal':
      return odds >= 100 * ODDS_ONE ? String(Math.floor(odds / ODDS_ONE)) : hundredths(odds);
    case 'hong-kong':
      return hundredths(profit);
    case 'american':
      return profit >= ODDS_ONE
        ? `+${Math.floor((profit * 100) / ODDS_ONE)}`
        : `-${Math.ceil((ODDS_ONE * 100) / profit)}`;
    case 'indonesian':
      return profit >= ODDS_ONE ? hundredths(profit) : inverse(profit);
    case 'malay':
      return profit <= ODDS_ONE ? hundredths(profit) : inverse(profit);
    case 'fractional':
      return fractionOf(odds).join('/');
  }
}

const hundredths = (value: number): string => withPoint(Math.floor((value * 100) / ODDS_ONE), 2);

/**
 * Returns the stake needed to win one, as a negative number. For long odds it is tiny, so it gets enough digits to show
 * two significant ones.
 */
function inverse(profit: number): string {
  let [digits, scale] = [2, 100];
  while (ODDS_ONE * scale < 10 * profit) [digits, scale] = [digits + 1, scale * 10];
  return `-${withPoint(Math.ceil((ODDS_ONE * scale) / profit), digits)}`;
}

/** Formats a whole number with a decimal point before its last digits. */
function withPoint(value: number, digits: number): string {
  const text = String(value).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Fractional odds of a bookmaker's board, shortest first. */
const BOARD: readonly (readonly [number, number])[] = [
  '1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/10 1/9 1/8 2/15',
  '1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 1/2',
  '8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 6/5 5/4',
  '11/8 6/4 13/8 7/4 15/8 2/1 9/4 5/2 11/4 3/1 10/3 7/2 4/1 9/2',
  '5/1 11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1',
  '18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1',
  '250/1 300/1 400/1 500/1 750/1',
].flatMap((row) =>
  row.split(' ').map((fraction) => {
    const [n = 0, d = 1] = fraction.split('/').map(Number);
    return [n, d] as const;
  }),
);

/** Returns the best fraction of the board that isn't better than the odds. */
export function fractionOf(odds: Odds): readonly [number, number] {
  const profit = odds - ODDS_ONE;
  return BOARD.findLast(([n, d]) => n * ODDS_ONE <= profit * d) ?? BOARD[0]!;
}
