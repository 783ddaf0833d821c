import { MILLION } from './margin.ts';
import { ODDS_ONE, oddsToRational, type Odds } from './odds.ts';
import { type LegInLines, payout, returnOf } from './payout.ts';
import { floor, multiply, rational } from './rational.ts';

/** A bet before it is settled: what decides its possible return. */
export interface BetTerms {
  readonly legs: readonly LegInLines<{ readonly odds: Odds }>[];
  readonly sizes: readonly number[];
}

/** Subunits paid if every leg wins. */
export const bestReturn = (stake: bigint, { legs, sizes }: BetTerms): bigint =>
  payout({ stake, legs: legs.map((leg) => ({ ...leg, result: 1, voidFactor: 0 })), sizes });

/** The largest stake that returns no more than `maxReturn` if every leg wins; subunits. */
export function largestStake(maxReturn: bigint, { legs, sizes }: BetTerms): bigint {
  const perUnit = returnOf(1n, priced(legs), sizes);
  return floor(multiply(rational(maxReturn), { n: perUnit.d, d: perUnit.n }));
}

/** The smallest stake that returns at least `wanted` if every leg wins; subunits. */
export function smallestStake(wanted: bigint, { legs, sizes }: BetTerms): bigint {
  const { n, d } = returnOf(1n, priced(legs), sizes);
  return (wanted * d + n - 1n) / n;
}

/** What a unit staked returns if every leg wins, as one price: of a multiple the product of its prices. */
export function totalOdds({ legs, sizes }: BetTerms): Odds {
  const odds = floor(multiply(returnOf(1n, priced(legs), sizes), rational(BigInt(ODDS_ONE))));
  // eslint-disable-next-line local/one-way-to-the-wire -- bounded here, and this library knows no contracts
  return Number(odds > MOST ? MOST : odds);
}

/** A hundred million to one: nothing above it is told apart. */
const MOST = 10n ** 12n;

/**
 * What the house must expect to pay once one leg has won: that leg at its price, the others at their price times their fair
 * chance. Of a single it is all it returns. Subunits, rounded down.
 */
export function liabilityOf(
  stake: bigint,
  { legs, sizes }: { legs: readonly LegInLines<{ odds: Odds; fair: number }>[]; sizes: readonly number[] },
  index: number,
): bigint {
  const factors = legs.map(({ odds, fair, banker }, at) => {
    const factor = oddsToRational(odds);
    return {
      banker: banker ?? false,
      factor: at === index ? factor : multiply(factor, rational(BigInt(fair), BigInt(MILLION))),
    };
  });
  return floor(returnOf(stake, factors, sizes));
}

const priced = (legs: BetTerms['legs']) =>
  legs.map(({ odds, banker }) => ({ banker: banker ?? false, factor: oddsToRational(odds) }));
