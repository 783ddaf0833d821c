import { spots } from '../roulette/spots.ts';

/** Chosen so that every field except the two most common ones pays up to 5.2 times the maximum stake. */
const wheelTenths: Readonly<Record<string, number>> = { x2: 10, x4: 10, 'x6-5': 8, x13: 4, x26: 2, x52: 1 };

/**
 * Shares of the maximum stake on a round, in tenths, that one field of a shared table accepts. Fields with higher
 * payouts accept less, so that no single field can pay far more than the table is designed for.
 */
export const tenthsOfMost = {
  crash: () => 10,
  /** Returns a tenth for a number, two for a split and so on; ten for dozens and even chances. */
  roulette: (spot: string) => Math.min(10, spots.get(spot)?.size ?? 0),
  wheel: (field: string) => wheelTenths[field] ?? 0,
  baccarat: (spot: string) => (spot === 'player' || spot === 'banker' ? 10 : 2),
} as const;
