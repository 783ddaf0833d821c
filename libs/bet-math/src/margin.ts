import { ladderOdds, type Odds } from './odds.ts';

/** Unit of probabilities outside this library: parts per million. */
export const MILLION = 1_000_000;

/**
 * Adds the margin with the power method: every probability is raised to one common power below 1, chosen so that the
 * book sums to 1 + margin. Long shots carry more of it than favourites, as in every real book, and none exceeds 1. An
 * outcome too certain or too unlikely for odds on the ladder gets null.
 */
export function withMargin(fair: readonly number[], margin: number): (Odds | null)[] {
  const power = bookPower(fair, 1 + margin);
  return fair.map((chance) => (chance <= 0 ? null : ladderOdds(1 / chance ** power)));
}

/** Upper bound of the power: no odds need more. */
const MOST_POWER = 8;

/**
 * Returns chances without margin from a book's decimal odds on outcomes of which exactly one wins; the inverse of the
 * method above. Null if the odds can't be a book: their inverses sum to far too little or too much.
 */
export function withoutMargin(prices: readonly number[]): number[] | null {
  const taken = prices.map((price) => 1 / price);
  const book = taken.reduce((sum, chance) => sum + chance, 0);
  if (!(book >= LEAST_BOOK && book <= MOST_BOOK)) return null;
  const power = bookPower(taken, 1, MOST_POWER);
  const fair = taken.map((chance) => chance ** power);
  const sum = fair.reduce((total, chance) => total + chance, 0);
  return fair.map((chance) => chance / sum);
}

const LEAST_BOOK = 0.97;
const MOST_BOOK = 1.4;

function bookPower(fair: readonly number[], book: number, most = 1): number {
  let [low, high] = [0, most];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    const sum = fair.reduce((total, chance) => total + (chance > 0 ? chance ** middle : 0), 0);
    if (sum > book) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns integers that sum to exactly one million; the remainder goes to the largest fractions. */
export function toPartsPerMillion(chances: readonly number[]): number[] {
  const parts = chances.map((chance, index) => {
    const exact = chance * MILLION;
    return { index, whole: Math.floor(exact), rest: exact - Math.floor(exact) };
  });
  const missing = MILLION - parts.reduce((sum, part) => sum + part.whole, 0);
  const ranked = [...parts].sort((a, b) => b.rest - a.rest || a.index - b.index);
  ranked.forEach((part, rank) => (part.whole += Math.max(0, Math.ceil((missing - rank) / parts.length))));
  return parts.map(({ whole }) => whole);
}

/**
 * Returns the margin of the book in parts per million: the sum of inverse odds, for each winning outcome, above one.
 */
export function bookMargin(odds: readonly (Odds | null)[], winners = 1): number {
  const sum = odds.reduce<number>((total, price) => total + (price === null ? 0 : 10_000 / price), 0);
  return Math.round((sum / winners - 1) * MILLION);
}
