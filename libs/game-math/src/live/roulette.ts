import { POCKETS, spots } from '../roulette/spots.ts';
import type { RandomStream } from '../stream.ts';

/** Stake on one spot of a shared wheel, in subunits. */
export interface SpotStake {
  readonly spot: string;
  readonly stake: bigint;
}

/** Draws the pocket of a shared spin, like single-player roulette. */
export const drawPocket = (stream: RandomStream): number => stream.draw(POCKETS);

/**
 * Returns the payout: a spot of n numbers pays 36 ÷ n of its stake, stake included. It is always whole, because n
 * divides 36.
 */
export const pocketWin = (stakes: readonly SpotStake[], pocket: number): bigint =>
  stakes.reduce((sum, { spot, stake }) => {
    const covered = spots.get(spot);
    return covered?.has(pocket) ? sum + stake * BigInt(36 / covered.size) : sum;
  }, 0n);

/** Returns the number of pockets that some spots cover together. */
export const coveredPockets = (names: Iterable<string>): number =>
  new Set(Array.from(names).flatMap((name) => Array.from(spots.get(name) ?? []))).size;
