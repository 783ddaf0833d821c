import { legFactor } from './leg-factor.ts';
import { exactReturn, lineCount, payout, type SettledBet } from './payout.ts';
import { rational, toText } from './rational.ts';

/** A settlement with its working, every figure exact, so that a player's browser can do the same sum. */
export interface Receipt {
  readonly lines: string;
  /** Subunits as an exact fraction. */
  readonly unit: string;
  /** Of each leg in its order; `?` of one that was still open when nothing could be won any more. */
  readonly factors: readonly string[];
  readonly exact: string;
  /** Subunits, rounded down. */
  readonly payout: bigint;
}

export function receipt(bet: SettledBet): Receipt {
  const lines = lineCount(bet.legs.filter(({ banker }) => !banker).length, bet.sizes);
  return {
    lines: String(lines),
    unit: toText(rational(bet.stake, lines)),
    factors: bet.legs.map((leg) => (leg.result === null ? '?' : toText(legFactor(leg)))),
    exact: toText(exactReturn(bet)),
    payout: payout(bet),
  };
}
