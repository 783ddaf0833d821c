import type { Bet } from '@croupier/contracts';

/** How a settled bet ended for its player. */
export type Ending = 'won' | 'stake_back' | 'part_back' | 'lost';

/** Compares what came back with the stake: a bet that returns less than it cost has not won. */
export function endingOf({ return_cents, stake_cents, funding }: Bet): Ending {
  // A free bet costs nothing and pays its winnings alone.
  const staked = funding?.kind === 'freebet' ? 0 : stake_cents;
  const returned = return_cents ?? 0;
  if (returned === 0) return 'lost';
  if (returned > staked) return 'won';
  return returned === staked ? 'stake_back' : 'part_back';
}
