import { coveredPockets, coveredSegments } from '@croupier/game-math';
import type { PlayOrder } from './order.ts';

/** More than two dozens of the wheel. */
const MOST_COVERED = 24;
/** Two thirds of 54 segments. */
const MOST_SEGMENTS = 36;

interface Chips {
  readonly bets: readonly { readonly spot: string }[];
}

type Spots = readonly string[];

/** Games that allow bets on both sides at once, in solo games and at live tables. */
export const opposing = {
  roulette: (spots: Spots) => coveredPockets(spots) > MOST_COVERED,
  wheel: (spots: Spots) => coveredSegments(spots) > MOST_SEGMENTS,
  baccarat: (spots: Spots) => spots.includes('player') && spots.includes('banker'),
};
const sides: Readonly<Record<string, (spots: Spots) => boolean>> = opposing;

/** Returns true if a bet covers nearly every outcome. Such bets don't count towards wagering. */
export const opposesItself = ({ math, params }: Pick<PlayOrder, 'math' | 'params'>): boolean =>
  sides[math.id]?.((params as unknown as Chips).bets.map(({ spot }) => spot)) ?? false;
