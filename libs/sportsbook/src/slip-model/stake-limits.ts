import type { RefusedField } from '@croupier/api-client';
import { largestStake, totalOdds } from '@croupier/bet-math';
import { type Gift, type MostStake, toWire } from '@croupier/contracts';
import { leastOddsOf } from './free-bets.query.ts';
import type { SlipBet } from './slip-bets.ts';
import type { StakeSettings } from './useStakeSettings.ts';

/** Whether a free bet is for other prices. */
export const checkFreeBet = (gift: Gift | null, bets: readonly SlipBet[]): RefusedField | null =>
  gift && bets.some(({ terms }) => totalOdds(terms) < leastOddsOf(gift))
    ? { path: ['gift_id'], code: 'gift_does_not_fit', text: '', params: { least_odds: leastOddsOf(gift) } }
    : null;

const largestOf = (terms: SlipBet['terms'], maxReturn: number): number =>
  toWire(largestStake(BigInt(maxReturn), terms));

interface Bounds extends Pick<StakeSettings, 'stakes'> {
  /** The player's own, where the operator set one. */
  most: MostStake | null;
}

/** The largest stake that each of some bets takes, by the rules the server publishes; null until they are known. */
export function largestOfAll(bets: readonly SlipBet[], { stakes, most }: Bounds): number | null {
  if (!stakes || bets.length === 0) return null;
  const byReturn = Math.min(...bets.map(({ terms }) => largestOf(terms, stakes.max_return_cents)));
  return most ? Math.min(byReturn, most.max_stake_cents) : byReturn;
}

/** What the server would refuse this stake of a bet for, by the rules it publishes. */
export function checkStakeLimits(
  { terms, shape }: SlipBet,
  stake: number,
  { stakes, currency, most }: Bounds & Pick<StakeSettings, 'currency'>,
): RefusedField | null {
  if (!stakes) return null;
  const refusal = (code: string, params: Record<string, number | string>): RefusedField => ({
    path: ['stake_cents'],
    code,
    text: '',
    params: { ...params, currency },
  });
  const least = Math.max(stakes.min_stake_cents, shape.lines);
  if (stake < least) return refusal('stake_too_small', { min_stake_cents: least });
  const largest = largestOf(terms, stakes.max_return_cents);
  if (most && most.max_stake_cents < largest && stake > most.max_stake_cents)
    return refusal('stake_too_large', { max_stake_cents: most.max_stake_cents, reason: most.reason });
  return stake > largest ? refusal('stake_too_large', { max_stake_cents: largest }) : null;
}
