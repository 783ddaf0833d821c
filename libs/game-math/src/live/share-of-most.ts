import { spots } from '../roulette/spots.ts';

/**
 * How many tenths of the most on a round one field of a shared table takes: the dearer it pays, the less, so that no single
 * field can win many times what the table is made for.
 */
export const tenthsOfMost = {
  crash: () => 10,
  /** A number a tenth, a split two, …; dozens and even chances all of it. */
  roulette: (spot: string) => Math.min(10, spots.get(spot)?.size ?? 0),
  baccarat: (spot: string) => (spot === 'player' || spot === 'banker' ? 10 : 2),
} as const;
