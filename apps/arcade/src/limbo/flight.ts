import { LIMBO_LEAST, LIMBO_MOST } from '@croupier/game-math';

/** Height of the target line, as a share of the sky. */
export const LINE = 0.56;
const ABOVE = 1 - LINE;

/**
 * Returns the height of a result in the sky, 0 … 1. A result equal to the target is exactly on the line, a higher one
 * above it.
 */
export const heightOf = (result: number, target: number): number =>
  result < target
    ? (LINE * Math.log(result / 100)) / Math.log(target / 100)
    : LINE + ABOVE * (1 - (target / result) ** 0.5);

/** Returns the counter's value at a share of the animation, in hundredths. Low and high results take the same time. */
export const countAt = (result: number, share: number): number =>
  share >= 1 ? result : Math.floor(100 * (result / 100) ** (1 - (1 - share) ** 2));

const clamp = (target: number): number => Math.min(LIMBO_MOST, Math.max(LIMBO_LEAST, Math.round(target)));

export const withMultiple = (multiple: number): number => clamp(multiple * 100);
/** Returns the target with roughly this chance in percent. */
export const withChance = (percent: number): number => clamp(9_900 / percent);
