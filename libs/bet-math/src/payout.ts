import { legFactor, type OpenLeg, placePrice, type SettledLeg } from './leg-factor.ts';
import { ONE, ZERO, add, floor, multiply, rational, subtract, type Rational } from './rational.ts';

export interface SettledBet {
  /** Stake of the whole bet, not of a line, in subunits. */
  readonly stake: bigint;
  readonly legs: readonly LegInLines<(SettledLeg | OpenLeg) & { readonly place?: SettledLeg | OpenLeg }>[];
  /** Numbers of legs in a line, without bankers: `[1]` a single, `[2, 3]` a Trixie. */
  readonly sizes: readonly number[];
  /** Half of the stake is on the legs, half on their `place`. */
  readonly eachWay?: boolean;
  /** A free bet pays its winnings without the stake. */
  readonly free?: boolean;
}

/** Leg with its role in the lines: a banker is part of every line. */
export type LegInLines<Leg> = Leg & { readonly banker?: boolean };

/** Returns the number of lines: the sum of "n choose k" over the sizes. */
export function lineCount(legs: number, sizes: readonly number[]): bigint {
  assertSizes(legs, sizes);
  return sizes.reduce((sum, size) => sum + choose(BigInt(legs), BigInt(size)), 0n);
}

function choose(of: bigint, size: bigint): bigint {
  let ways = 1n;
  for (let taken = 1n; taken <= size; taken++) ways = (ways * (of - size + taken)) / taken;
  return ways;
}

/**
 * Returns `R = u · Π f(bankers) · Σ e_k(f)` with `u = stake ÷ lines`, for any factors: those of results, odds or
 * expectations.
 */
export function returnOf(
  stake: bigint,
  legs: readonly LegInLines<{ readonly factor: Rational }>[],
  sizes: readonly number[],
): Rational {
  if (stake <= 0n) throw new RangeError('a bet has a stake above zero');
  const [bankers, others] = [legs.filter(({ banker }) => banker), legs.filter(({ banker }) => !banker)];
  const unit = rational(stake, lineCount(others.length, sizes));
  const lines = sumOfLines(others.map(factorOf), sizes);
  return multiply(unit, multiply(bankers.map(factorOf).reduce(multiply, ONE), lines));
}

const factorOf = ({ factor }: { readonly factor: Rational }): Rational => factor;

/**
 * Returns the exact return before rounding. An open leg counts as void: the sum is the return once it no longer depends
 * on that leg.
 */
export const exactReturn = (bet: SettledBet): Rational => returnIf(bet, () => ONE);

/** Returns the return of a bet if every open leg wins, and the others as settled. Subunits. */
export const possibleReturn = (bet: SettledBet): bigint =>
  paidOf(
    bet,
    returnIf(bet, ({ odds, fraction = 1 }) => placePrice(odds, fraction)),
  );

/** Returns the exact return, with the given factor for each open leg. */
const returnIf = ({ stake, sizes, ...bet }: SettledBet, open: (leg: OpenLeg) => Rational): Rational =>
  partsReturn(
    stake,
    partsOf(bet).map((legs) =>
      legs.map((leg) => ({ ...leg, factor: leg.result === null ? open(leg) : legFactor(leg) })),
    ),
    sizes,
  );

/** Returns the exact return of all parts, which share the stake equally: an each-way bet has two, win and place. */
export function partsReturn(
  stake: bigint,
  parts: readonly (readonly LegInLines<{ readonly factor: Rational }>[])[],
  sizes: readonly number[],
): Rational {
  const sum = parts.map((legs) => returnOf(stake, legs, sizes)).reduce(add, ZERO);
  return parts.length === 1 ? sum : multiply(sum, rational(1n, BigInt(parts.length)));
}

/** Returns the legs of each part of a bet. */
export function partsOf({ legs, eachWay = false }: Pick<SettledBet, 'legs' | 'eachWay'>) {
  if (!eachWay) return [legs];
  const placed = legs.map(({ place, banker }) => {
    if (!place) throw new RangeError('each leg of an each-way bet has a place part');
    return { ...place, banker: banker ?? false };
  });
  return [legs, placed];
}

/** Returns whether nothing can be won any more, whatever the open legs' results. */
export const isLost = (bet: SettledBet): boolean => exactReturn(bet).n === 0n;

/** Returns the payout of an exact return in subunits: rounded down once, at the very end. */
export function paidOf(bet: SettledBet, exact: Rational): bigint {
  if (!bet.free) return floor(exact);
  const winnings = subtract(exact, rational(bet.stake));
  return winnings.n < 0n ? 0n : floor(winnings);
}

/** Returns Σ e_k of the factors over the sizes k. */
function sumOfLines(factors: readonly Rational[], sizes: readonly number[]): Rational {
  return symmetricSums(factors).reduce((total, sum, size) => (sizes.includes(size) ? add(total, sum) : total), ZERO);
}

/** Returns e_0 … e_n of the factors in n² steps; Goliath has 247 lines and needs 36 multiplications. */
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
