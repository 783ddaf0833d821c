import type { RefusedField } from '@croupier/api-client';
import { ODDS_ONE } from '@croupier/bet-math';
import type { Leg } from './useLegs.ts';
import type { StakeSettings } from './useStakeSettings.ts';

/** What the server would say to this stake, known beforehand from its rules. */
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
  const largest = (BigInt(stakes.max_return_cents) * BigInt(ODDS_ONE)) / BigInt(highest);
  return BigInt(stake) > largest ? refusal('stake_too_large', { max_stake_cents: Number(largest) }) : null;
}
