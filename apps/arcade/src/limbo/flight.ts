import { LIMBO_LEAST, LIMBO_MOST } from '@croupier/game-math';

/** Where the line always stands, as a share of the sky. */
export const LINE = 0.56;
const ABOVE = 1 - LINE;

/** How high a result stands in the sky, 0 … 1: at the line exactly when it reaches the target, above it when it passes. */
export const heightOf = (result: number, target: number): number =>
  result < target
    ? (LINE * Math.log(result / 100)) / Math.log(target / 100)
    : LINE + ABOVE * (1 - (target / result) ** 0.5);

/** What the counter shows after a share of the way, in hundredths: as fast at 2 as at 2,000. */
export const countAt = (result: number, share: number): number =>
  share >= 1 ? result : Math.floor(100 * (result / 100) ** (1 - (1 - share) ** 2));

const clamp = (target: number): number => Math.min(LIMBO_MOST, Math.max(LIMBO_LEAST, Math.round(target)));

export const withMultiple = (multiple: number): number => clamp(multiple * 100);
/** The target with about so many percent of chance. */
export const withChance = (percent: number): number => clamp(9_900 / percent);
