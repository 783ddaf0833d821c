import type { RefusedField } from '@croupier/api-client';
import { largestStake } from '@croupier/bet-math';
import { toWire } from '@croupier/contracts';
import type { Leg } from './useLegs.ts';
import type { StakeSettings } from './useStakeSettings.ts';

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
  const highest = Math.max(...legs.map(({ selection, standing }) => standing.now?.odds ?? selection.seen.odds));
  const largest = toWire(largestStake(BigInt(stakes.max_return_cents), highest));
  return stake > largest ? refusal('stake_too_large', { max_stake_cents: largest }) : null;
}
