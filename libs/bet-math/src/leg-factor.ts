import { ODDS_ONE, isOdds, oddsToRational, type Odds } from './odds.ts';
import { ONE, add, multiply, rational, subtract, type Rational } from './rational.ts';

/** 1 for a win (and a half-win), 0 for a lost one; 1 for a void one too, where it does not matter. */
export type LegResult = 0 | 1;
/** Share of the stake that is returned: all of it if void, half of it for a half-win or half-lose. */
export type VoidFactor = 0 | 0.5 | 1;

export interface SettledLeg {
  readonly odds: Odds;
  readonly result: LegResult;
  readonly voidFactor: VoidFactor;
  /** Places left and number of runners tied for them; it divides the stake. */
  readonly deadHeat?: { readonly places: number; readonly tied: number };
  /** Rule 4 deduction, in hundredths of the winnings: 25 deducts a quarter. */
  readonly deduction?: number;
  /** Fraction for the place part of an each-way bet: 4 pays a quarter of the winnings. */
  readonly fraction?: number;
}

/** Leg without a result. */
export interface OpenLeg {
  readonly odds: Odds;
  readonly result: null;
  /** Fraction for the place part of an each-way bet. */
  readonly fraction?: number;
}

/** Returns the factor of one unit on this leg: `v + (1 − v) · r · dh · o`. */
export function legFactor(leg: SettledLeg): Rational {
  const returned = rational(BigInt(leg.voidFactor * 2), 2n);
  if (leg.result === 0) return returned;
  const played = subtract(ONE, returned);
  return add(returned, multiply(multiply(played, deadHeat(leg)), priceAfterDeduction(leg)));
}

function deadHeat({ deadHeat: tie }: SettledLeg): Rational {
  if (!tie) return ONE;
  if (!(tie.places >= 1 && tie.tied > tie.places)) throw new RangeError('a dead heat has more runners than places');
  return rational(BigInt(tie.places), BigInt(tie.tied));
}

/** Maximum deduction: nine tenths of the winnings. */
export const MAX_DEDUCTION = 90;

function priceAfterDeduction({ odds, deduction = 0, fraction = 1 }: SettledLeg): Rational {
  if (!isOdds(odds)) throw new RangeError(`odds ${odds} are out of range`);
  if (deduction === 0) return placePrice(odds, fraction);
  const remaining = BigInt(100 - Math.min(deduction, MAX_DEDUCTION));
  return add(ONE, rational(BigInt(odds - ODDS_ONE) * remaining, BigInt(ODDS_ONE * fraction) * 100n));
}

/** Returns `1 + (o − 1) · fraction`, with the fraction given by its denominator; 1 leaves the odds unchanged. */
export function placePrice(odds: Odds, fraction: number): Rational {
  if (fraction === 1) return oddsToRational(odds);
  return add(ONE, rational(BigInt(odds - ODDS_ONE), BigInt(ODDS_ONE * fraction)));
}
