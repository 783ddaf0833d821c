import { legFactor, type SettledLeg } from './leg-factor.ts';
import { ONE, ZERO, add, floor, multiply, rational, subtract, type Rational } from './rational.ts';

export interface SettledBet {
  /** Subunits, the whole bet's, not a line's. */
  readonly stake: bigint;
  readonly legs: readonly SettledLeg[];
  /** Legs that stand in every line. */
  readonly bankers?: readonly SettledLeg[];
  /** How many of the legs a line holds: `[1]` a single, `[2, 3]` a Trixie. */
  readonly sizes: readonly number[];
  /** A free bet pays its winnings without the stake. */
  readonly free?: boolean;
}

/** Sizes of the named system bets by their number of legs. */
export const SYSTEM_BETS = {
  trixie: { legs: 3, sizes: [2, 3] },
  patent: { legs: 3, sizes: [1, 2, 3] },
  yankee: { legs: 4, sizes: [2, 3, 4] },
  lucky15: { legs: 4, sizes: [1, 2, 3, 4] },
  canadian: { legs: 5, sizes: [2, 3, 4, 5] },
  lucky31: { legs: 5, sizes: [1, 2, 3, 4, 5] },
  heinz: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  lucky63: { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  superHeinz: { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  goliath: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const;

/** Number of lines: the sum of "n choose k" over the sizes. */
export function lineCount(legs: number, sizes: readonly number[]): bigint {
  assertSizes(legs, sizes);
  return sumOfLines(
    Array.from({ length: legs }, () => ONE),
    sizes,
  ).n;
}

/** The exact return before rounding: `R = u · Π f(bankers) · Σ e_k(f)` with `u = stake ÷ lines`. */
export function exactReturn(bet: SettledBet): Rational {
  if (bet.stake <= 0n) throw new RangeError('a bet has a stake above zero');
  const unit = rational(bet.stake, lineCount(bet.legs.length, bet.sizes));
  const lines = sumOfLines(bet.legs.map(legFactor), bet.sizes);
  const bankers = (bet.bankers ?? []).map(legFactor).reduce(multiply, ONE);
  return multiply(unit, multiply(bankers, lines));
}

/** Subunits paid: rounded down once, at the very end. */
export function payout(bet: SettledBet): bigint {
  const exact = exactReturn(bet);
  if (!bet.free) return floor(exact);
  const winnings = subtract(exact, rational(bet.stake));
  return winnings.n < 0n ? 0n : floor(winnings);
}

/** Σ e_k of the factors over the sizes k, each named once. */
function sumOfLines(factors: readonly Rational[], sizes: readonly number[]): Rational {
  return symmetricSums(factors).reduce((total, sum, size) => (sizes.includes(size) ? add(total, sum) : total), ZERO);
}

/** e_0 … e_n of the factors in n² steps; Goliath has 247 lines and needs 36 multiplications. */
function symmetricSums(factors: readonly Rational[]): Rational[] {
  let sums: Rational[] = [ONE];
  for (const factor of factors) {
    const before = sums;
    sums = [...before, ZERO].map((sum, size) => {
      const smaller = before[size - 1];
      return smaller ? add(sum, multiply(smaller, factor)) : sum;
    });
  }
  return sums;
}

function assertSizes(legs: number, sizes: readonly number[]): void {
  const distinct = new Set(sizes).size === sizes.length && sizes.length > 0;
  if (!distinct || !sizes.every((size) => Number.isInteger(size) && size >= 1 && size <= legs)) {
    throw new RangeError('each size is named once and fits the number of legs');
  }
}
