import { legFactor } from './leg-factor.ts';
import { exactReturn, lineCount, paidOf, partsOf, type SettledBet } from './payout.ts';
import { rational, toText } from './rational.ts';

/** Settlement with its calculation, every figure exact, so that a player's browser can repeat it. */
export interface Receipt {
  readonly lines: string;
  /** Stake per line in subunits, as an exact fraction. */
  readonly unit: string;
  /** Factor of each leg in order; `?` for a leg still open when nothing more could be won. */
  readonly factors: readonly string[];
  /**
   * Factor of each leg's place part, only for each-way bets. `lines` includes those lines, and the unit is the same.
   */
  readonly placeFactors?: readonly string[];
  readonly exact: string;
  /** Payout in subunits, rounded down. */
  readonly payout: bigint;
}

export function receipt(bet: SettledBet): Receipt {
  const parts = partsOf(bet);
  const lines = lineCount(bet.legs.filter(({ banker }) => !banker).length, bet.sizes) * BigInt(parts.length);
  const [factors = [], placeFactors] = parts.map((legs) =>
    legs.map((leg) => (leg.result === null ? '?' : toText(legFactor(leg)))),
  );
  const exact = exactReturn(bet);
  return {
    lines: String(lines),
    unit: toText(rational(bet.stake, lines)),
    factors,
    ...(placeFactors && { placeFactors }),
    exact: toText(exact),
    payout: paidOf(bet, exact),
  };
}
