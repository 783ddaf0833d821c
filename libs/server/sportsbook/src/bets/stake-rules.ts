import { largestStake, payout } from '@croupier/bet-math';
import { Refusal, toWire } from '@croupier/contracts';
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

/** What a single returns if it wins; a free bet pays less its stake. */
export function possibleReturn({ stake, odds, isFree }: { stake: bigint; odds: number; isFree: boolean }): bigint {
  const paid = payout({ stake, legs: [{ odds, result: 1, voidFactor: 0 }], sizes: [1] });
  return isFree ? paid - stake : paid;
}

interface Stake {
  stake: bigint;
  /** What it returns if the bet wins. */
  possible: bigint;
  odds: number;
  currency: CurrencyCode;
}

/** Refuses a stake outside the currency's limits with the one that would still be taken. */
export function checkStakeLimits(
  { stake, possible, odds, currency }: Stake,
  { minStake, maxReturn }: StakeRules,
): void {
  const refuse = (code: 'stake_too_small' | 'stake_too_large', params: Record<string, number>) =>
    new Refusal(code, { path: ['stake_cents'], params: { ...params, currency } });
  if (stake < minStake) throw refuse('stake_too_small', { min_stake_cents: toWire(minStake) });
  if (possible > maxReturn) throw refuse('stake_too_large', { max_stake_cents: toWire(largestStake(maxReturn, odds)) });
}
