import { placePrice } from './leg-factor.ts';
import { MILLION } from './margin.ts';
import { ODDS_ONE, oddsToRational, type Odds } from './odds.ts';
import { type LegInLines, partsReturn, possibleReturn } from './payout.ts';
import { floor, multiply, type Rational, rational } from './rational.ts';

/** Bet before settlement: everything that decides its possible return. */
export interface BetTerms {
  readonly legs: readonly LegInLines<PricedLeg>[];
  readonly sizes: readonly number[];
  readonly eachWay?: boolean;
  /** A free bet pays its winnings without the stake. */
  readonly free?: boolean;
}

interface PricedLeg {
  readonly odds: Odds;
  /** Fraction of the winnings that the place part pays, for each-way bets. */
  readonly fraction?: number | null;
}

/** Returns the payout in subunits if every leg wins. */
export const bestReturn = (stake: bigint, { legs, ...terms }: BetTerms): bigint =>
  possibleReturn({
    stake,
    ...terms,
    legs: legs.map(({ odds, banker = false, fraction }) => {
      const open = { odds, banker, result: null };
      return { ...open, place: { ...open, fraction: fraction ?? 1 } };
    }),
  });

function allWon(stake: bigint, terms: BetTerms): Rational {
  const won = pricesOf(terms).map((prices) =>
    prices.map((factor, at) => ({ factor, banker: terms.legs[at]!.banker ?? false })),
  );
  return partsReturn(stake, won, terms.sizes);
}

/** Returns the odds of each leg in each part of the bet. */
function pricesOf({ legs, eachWay = false }: BetTerms): Rational[][] {
  const win = legs.map(({ odds }) => oddsToRational(odds));
  return eachWay ? [win, legs.map(({ odds, fraction }) => placePrice(odds, fraction ?? 1))] : [win];
}

/** Returns the maximum stake that returns up to `maxReturn` if every leg wins; subunits. */
export function largestStake(maxReturn: bigint, terms: BetTerms): bigint {
  const perUnit = allWon(1n, terms);
  return floor(multiply(rational(maxReturn), { n: perUnit.d, d: perUnit.n }));
}

/** Returns the minimum stake that returns at least `wanted` if every leg wins; subunits. */
export function smallestStake(wanted: bigint, terms: BetTerms): bigint {
  const { n, d } = allWon(1n, terms);
  return (wanted * d + n - 1n) / n;
}

/** Returns the odds of the whole bet if every leg wins; for an accumulator the product of its odds. */
export function totalOdds(terms: BetTerms): Odds {
  const odds = floor(multiply(allWon(1n, terms), rational(BigInt(ODDS_ONE))));
  // oxlint-disable-next-line typescript/no-deprecated -- bounded here, and this library knows no contracts
  return Number(odds > MOST ? MOST : odds);
}

/** Upper bound, a hundred million to one: higher odds are shown as this. */
const MOST = 10n ** 12n;

/**
 * Returns the liability that the house expects once one leg has won: that leg at its odds, the others at their odds
 * times their fair chance. For a single it is the whole return. In the place part of an each-way bet every leg counts
 * as placed, so the result is never too low. Subunits, rounded down.
 */
export function liabilityOf(
  stake: bigint,
  terms: Omit<BetTerms, 'legs'> & { readonly legs: readonly LegInLines<PricedLeg & { readonly fair: number }>[] },
  index: number,
): bigint {
  const parts = pricesOf(terms).map((prices, part) =>
    terms.legs.map(({ fair, banker }, at) => {
      const price = prices[at]!;
      const certain = at === index || part > 0;
      return {
        banker: banker ?? false,
        factor: certain ? price : multiply(price, rational(BigInt(fair), BigInt(MILLION))),
      };
    }),
  );
  return floor(partsReturn(stake, parts, terms.sizes));
}
