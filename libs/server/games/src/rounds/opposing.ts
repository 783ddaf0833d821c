import { coveredPockets } from '@croupier/game-math';
import type { PlayOrder } from './order.ts';

/** More than two dozens of the wheel. */
export const MOST_COVERED = 24;

interface Chips {
  readonly bets: readonly { readonly spot: string }[];
}

/** Games whose bets may lie on both sides at once. */
const sides: Readonly<Record<string, (spots: readonly string[]) => boolean>> = {
  roulette: (spots) => coveredPockets(spots) > MOST_COVERED,
  baccarat: (spots) => spots.includes('player') && spots.includes('banker'),
};

/** Whether a bet covers so much that it hardly risks anything: such bets wager no bonus. */
export const opposesItself = ({ math, params }: Pick<PlayOrder, 'math' | 'params'>): boolean =>
  sides[math.id]?.((params as unknown as Chips).bets.map(({ spot }) => spot)) ?? false;
