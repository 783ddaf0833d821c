/** Exact reduced fraction of two bigints, with a positive denominator. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

export function rational(n: bigint, d = 1n): Rational {
  if (d === 0n) throw new RangeError('a fraction needs a denominator other than zero');
  const sign = d < 0n ? -1n : 1n;
  const shared = greatestCommonDivisor(n < 0n ? -n : n, d * sign);
  return { n: (n * sign) / shared, d: (d * sign) / shared };
}

export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);

/** Rounds towards zero; the amounts of this library are never negative. */
export function floor(a: Rational): bigint {
  if (a.n < 0n) throw new RangeError('only amounts of zero or more are rounded');
  return a.n / a.d;
}

/** Formats the exact value in the shortest form that people can check by hand: `21`, `5/2`. */
export const toText = (a: Rational): string => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`);

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
