import { type BetTerms, bestReturn, largestStake, shapeOf } from '@croupier/bet-math';
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

/** What a bet returns if every leg wins; a free bet pays less its stake, and never less than nothing. */
export function possibleReturn({ stake, terms, isFree }: { stake: bigint; terms: BetTerms; isFree: boolean }): bigint {
  const paid = bestReturn(stake, terms);
  if (!isFree) return paid;
  return paid > stake ? paid - stake : 0n;
}

interface Stake {
  stake: bigint;
  /** What it returns if the bet wins. */
  possible: bigint;
  terms: BetTerms;
  currency: CurrencyCode;
}

/** Refuses a stake outside the currency's limits with the one that would still be taken. */
export function checkStakeLimits(
  { stake, possible, terms, currency }: Stake,
  { minStake, maxReturn }: StakeRules,
): void {
  const refuse = (code: 'stake_too_small' | 'stake_too_large', params: Record<string, number | string>) =>
    new Refusal(code, { path: ['stake_cents'], params: { ...params, currency } });
  const lines = BigInt(shapeOf(terms.legs, terms.sizes).lines);
  const least = lines > minStake ? lines : minStake; // A subunit a line at least.
  if (stake < least) throw refuse('stake_too_small', { min_stake_cents: toWire(least) });
  if (possible > maxReturn)
    throw refuse('stake_too_large', { max_stake_cents: toWire(largestStake(maxReturn, terms)), reason: 'return' });
}
