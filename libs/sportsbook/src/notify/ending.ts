import { shapeOf } from '@croupier/bet-math';
import type { Bet } from '@croupier/contracts';

/** Outcome of a settled bet for its player. */
export type Ending = 'won' | 'half_won' | 'place_won' | 'stake_back' | 'half_lost' | 'part_back' | 'lost';

/**
 * Returns how a bet ended. If one leg decided it, that leg's result counts. Any other bet compares its payout with the
 * stake: a bet that returns less than its stake hasn't won.
 */
export function endingOf(bet: Bet): Ending {
  const leg = decidingLeg(bet);
  if (leg && isPlaceOnly(leg)) return 'place_won';
  if (leg?.void_factor === 0.5) return leg.result === 1 ? 'half_won' : 'half_lost';
  const { stake_cents, funding } = bet;
  // A free bet has no cost, and pays its winnings only.
  const staked = funding?.kind === 'freebet' ? 0 : stake_cents;
  const paid = paidBy(bet);
  if (paid <= 0) return 'lost';
  if (paid > staked) return 'won';
  return paid === staked ? 'stake_back' : 'part_back';
}

/** Tells whether the place part of an each-way leg won and its win part lost. */
export const isPlaceOnly = ({ result, field }: Bet['legs'][number]): boolean =>
  result === 0 && field?.place?.result === 1 && field.place.void_factor !== 1;

/** Returns the deciding leg of a single-line bet whose other legs are all void; otherwise null. */
function decidingLeg({ legs, sizes }: Bet): Bet['legs'][number] | null {
  const [leg, ...more] = legs.filter(({ void_factor }) => void_factor !== 1);
  return leg && more.length === 0 && shapeOf(legs, sizes).lines === 1 ? leg : null;
}

/** Returns the bet's payout, including any part that went to an ended bonus. */
function paidBy({ receipt, return_cents, stake_cents, funding }: Bet): number {
  if (!receipt) return return_cents ?? 0;
  return funding?.kind === 'freebet' ? receipt.payout_cents - stake_cents : receipt.payout_cents;
}
