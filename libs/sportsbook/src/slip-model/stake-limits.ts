import type { RefusedField } from '@croupier/api-client';
import { largestStake } from '@croupier/bet-math';
import { type Gift, toWire } from '@croupier/contracts';
import { leastOddsOf } from './free-bets.query.ts';
import type { Leg } from './useLegs.ts';
import type { StakeSettings } from './useStakeSettings.ts';

const oddsOf = ({ selection, standing }: Leg): number => standing.now?.odds ?? selection.seen.odds;

/** Whether a free bet is for other prices. */
export const checkFreeBet = (gift: Gift | null, legs: readonly Leg[]): RefusedField | null =>
  gift && legs.some((leg) => oddsOf(leg) < leastOddsOf(gift))
    ? { path: ['gift_id'], code: 'gift_does_not_fit', text: '', params: { least_odds: leastOddsOf(gift) } }
    : null;

/** What the server would refuse this stake for, by the rules it publishes. */
export function checkStakeLimits(
  stake: number | null,
  legs: readonly Leg[],
  { stakes, currency }: Pick<StakeSettings, 'stakes' | 'currency'>,
): RefusedField | null {
  if (stake === null || !stakes) return null;
  const refusal = (code: string, params: Record<string, number>): RefusedField => ({
    path: ['stake_cents'],
    code,
    text: '',
    params: { ...params, currency },
  });
  if (stake < stakes.min_stake_cents) return refusal('stake_too_small', { min_stake_cents: stakes.min_stake_cents });
  const highest = Math.max(...legs.map(oddsOf));
  const largest = toWire(largestStake(BigInt(stakes.max_return_cents), highest));
  return stake > largest ? refusal('stake_too_large', { max_stake_cents: largest }) : null;
}
