import { type BetTerms, bestReturn, largestStake, shapeOf } from '@croupier/bet-math';
import { Refusal, amountToWire } from '@croupier/contracts';
import { nominalUnit, type CurrencyCode } from '@croupier/money';
import type { MostStake } from '../limits/operator-limits.ts';

/** In nominal units of the currency. The minimum stake is a tenth of a unit. */
const MAX_RETURN = 100_000n;
const QUICK_STAKES = [2n, 5n, 10n, 50n];

export interface StakeRules {
  minStake: bigint;
  maxReturn: bigint;
  quickStakes: bigint[];
}

/** Bounds of one currency in its subunits, round numbers as its nominal unit is one. */
export function stakeRules(currency: CurrencyCode): StakeRules {
  const unit = nominalUnit[currency];
  return {
    minStake: unit / 10n,
    maxReturn: MAX_RETURN * unit,
    quickStakes: QUICK_STAKES.map((units) => units * unit),
  };
}

/** Returns the payout of a bet if every leg wins. */
export const possibleReturn = ({ stake, terms, isFree }: { stake: bigint; terms: BetTerms; isFree: boolean }): bigint =>
  bestReturn(stake, { ...terms, free: isFree });

interface Stake {
  stake: bigint;
  /** Return if the bet wins. */
  possible: bigint;
  terms: BetTerms;
  currency: CurrencyCode;
  /** Maximum stake the operator allows the player. */
  allowed: MostStake | null;
}

/** Returns the minimum stake. It is at least one subunit per line. */
export function leastStake({ legs, sizes }: BetTerms, { minStake }: StakeRules): bigint {
  const lines = BigInt(shapeOf(legs, sizes).lines);
  return lines > minStake ? lines : minStake;
}

/** Refuses a stake outside the currency's limits with the one that would still be taken. */
export function checkStakeLimits({ stake, possible, terms, currency, allowed }: Stake, rules: StakeRules): void {
  const refuse = (code: 'stake_too_small' | 'stake_too_large', params: Record<string, number | string>) =>
    new Refusal(code, { path: ['stake_cents'], params: { ...params, currency } });
  const least = leastStake(terms, rules);
  if (stake < least) throw refuse('stake_too_small', { min_stake_cents: amountToWire(least) });
  if (possible <= rules.maxReturn && (allowed === null || stake <= allowed.most)) return;
  const byReturn = { most: largestStake(rules.maxReturn, terms), reason: 'return' };
  const { most, reason } = allowed && allowed.most < byReturn.most ? allowed : byReturn;
  throw refuse('stake_too_large', { max_stake_cents: amountToWire(most < least ? 0n : most), reason });
}
