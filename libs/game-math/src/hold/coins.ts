import type { CoinKind } from './definition.ts';

/** Coins of ten to a hundred tenths, and the three smaller of the four fixed prizes. */
export const coins: readonly CoinKind[] = [
  { weight: 34, pay: 10 },
  { weight: 24, pay: 20 },
  { weight: 16, pay: 30 },
  { weight: 10, pay: 50 },
  { weight: 6, pay: 80 },
  { weight: 6, pay: 100, prize: 'mini' },
  { weight: 3, pay: 250, prize: 'minor' },
  { weight: 1, pay: 1000, prize: 'major' },
];
