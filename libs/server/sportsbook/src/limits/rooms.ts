import { Refusal, amountToWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { RiskScope } from './operator-limits.ts';

/** Remaining liability that a limit allows for a bet. */
export interface Room {
  /** Limit that applies; an event that is a race or a season is named as such. */
  reason: RiskScope | 'race' | 'season';
  /** Subunits left; below zero where a limit was lowered since. */
  free: bigint;
  /** Liability the bet adds at its stake, and at any other stake. */
  needed: bigint;
  needs: (stake: bigint) => bigint;
}

interface Asked {
  stake: bigint;
  /** A smaller one is no bet. */
  least: bigint;
  currency: CurrencyCode;
}

/** Refuses a bet for which a room is too small, with the largest stake that fits all of them. */
export function requireRoom(rooms: readonly Room[], { stake, least, currency }: Asked): void {
  if (rooms.every(({ needed, free }) => needed <= free)) return;
  const fits = (one: bigint) => rooms.every(({ needs, free }) => needs(one) <= free);
  let [low, high] = [0n, stake]; // The first may fit, the second does not.
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  const { reason } = rooms.find(({ needs, free }) => needs(high) > free)!;
  const most = low >= least && fits(low) ? low : 0n;
  throw new Refusal('stake_too_large', {
    path: ['stake_cents'],
    params: { max_stake_cents: amountToWire(most), reason, currency },
  });
}
