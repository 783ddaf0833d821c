import type { SettledLeg } from './leg-factor.ts';
import { legFactor } from './leg-factor.ts';
import { MILLION } from './margin.ts';
import { oddsToRational, type Odds } from './odds.ts';
import { type LegInLines, returnOf } from './payout.ts';
import { add, floor, multiply, ONE, type Rational, rational, subtract } from './rational.ts';

/** Open leg with the current values of its market. */
export interface ValuedLeg {
  /** Odds at which the bet was placed. */
  readonly odds: Odds;
  readonly result: null;
  /** Chance to win if the stake isn't returned; parts per million. */
  readonly fair: number;
  /** Share of the stake that is expected to be returned; parts per million. */
  readonly back: number;
}

export interface Valued {
  readonly stake: bigint;
  readonly sizes: readonly number[];
  readonly legs: readonly LegInLines<SettledLeg | ValuedLeg>[];
}

export interface CashOut {
  /** Fair value of the bet; subunits, rounded down. */
  readonly fair: bigint;
  /** Amount offered; subunits. */
  readonly offer: bigint;
}

/**
 * Returns the value of a bet: its payout with every open leg replaced by its expectation, less the margin (parts per
 * million) for each open leg, and at most its possible return.
 */
export function cashOut({ stake, sizes, legs }: Valued, margin: number, most: bigint): CashOut {
  const worth = returnOf(
    stake,
    legs.map((leg) => ({
      banker: leg.banker ?? false,
      factor: leg.result === null ? expectation(leg) : legFactor(leg),
    })),
    sizes,
  );
  const kept = rational(BigInt(MILLION - margin), BigInt(MILLION));
  const open = legs.filter(({ result }) => result === null);
  const fair = floor(worth);
  const offer = floor(open.reduce((value) => multiply(value, kept), worth));
  return { fair: fair < most ? fair : most, offer: offer < most ? offer : most };
}

/**
 * Returns the expected factor of a leg, `E[f] = W·o + V`: W the share of the stake expected to win, V the share
 * expected to be returned.
 */
function expectation({ odds, fair, back }: ValuedLeg): Rational {
  const [chance, returned] = [parts(fair), parts(back)];
  return add(multiply(multiply(chance, subtract(ONE, returned)), oddsToRational(odds)), returned);
}

const parts = (value: number): Rational => rational(BigInt(value), BigInt(MILLION));
