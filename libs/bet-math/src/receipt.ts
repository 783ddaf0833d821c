import { legFactor, type SettledLeg } from './leg-factor.ts';
import { exactReturn, lineCount, payout, type SettledBet } from './payout.ts';
import { rational, toText } from './rational.ts';

/** A settlement with its working, every figure exact, so that a player's browser can do the same sum. */
export interface Receipt {
  readonly lines: string;
  /** Subunits as an exact fraction. */
  readonly unit: string;
  readonly factors: readonly string[];
  readonly exact: string;
  /** Subunits, rounded down. */
  readonly payout: bigint;
}

export function receipt(bet: SettledBet): Receipt {
  const lines = lineCount(bet.legs.length, bet.sizes);
  return {
    lines: String(lines),
    unit: toText(rational(bet.stake, lines)),
    factors: [...(bet.bankers ?? []), ...bet.legs].map(factorText),
    exact: toText(exactReturn(bet)),
    payout: payout(bet),
  };
}

const factorText = (leg: SettledLeg): string => toText(legFactor(leg));
