import { nominalUnit, type CurrencyCode } from '@croupier/money';

/** All in nominal units of the currency; the smallest stake is a tenth of one. */
const MAX_RETURN = 100_000n;
/** What the house risks on one outcome of one match. */
const MAX_LIABILITY = 250_000n;
const QUICK_STAKES = [2n, 5n, 10n, 50n];

export interface StakeRules {
  minStake: bigint;
  maxReturn: bigint;
  maxLiability: bigint;
  quickStakes: bigint[];
}

/** Bounds of one currency in its subunits, round numbers as its nominal unit is one. */
export function stakeRules(currency: CurrencyCode): StakeRules {
  const unit = nominalUnit[currency];
  return {
    minStake: unit / 10n,
    maxReturn: MAX_RETURN * unit,
    maxLiability: MAX_LIABILITY * unit,
    quickStakes: QUICK_STAKES.map((units) => units * unit),
  };
}
