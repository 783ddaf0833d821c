import { coveredPockets, coveredSegments } from '@croupier/game-math';
import type { PlayOrder } from './order.ts';

/** More than two dozens of the wheel. */
const MOST_COVERED = 24;
/** Of 54: two thirds. */
const MOST_SEGMENTS = 36;

interface Chips {
  readonly bets: readonly { readonly spot: string }[];
}

type Spots = readonly string[];

/** Games whose bets may lie on both sides at once, played alone or at a live table. */
export const opposing = {
  roulette: (spots: Spots) => coveredPockets(spots) > MOST_COVERED,
  wheel: (spots: Spots) => coveredSegments(spots) > MOST_SEGMENTS,
  baccarat: (spots: Spots) => spots.includes('player') && spots.includes('banker'),
};
const sides: Readonly<Record<string, (spots: Spots) => boolean>> = opposing;

/** Whether a bet covers so much that it hardly risks anything: such bets wager no bonus. */
export const opposesItself = ({ math, params }: Pick<PlayOrder, 'math' | 'params'>): boolean =>
  sides[math.id]?.((params as unknown as Chips).bets.map(({ spot }) => spot)) ?? false;
