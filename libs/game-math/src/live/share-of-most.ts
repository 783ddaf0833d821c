import { spots } from '../roulette/spots.ts';

/** So that every field but the two commonest wins at most 5.2 times the most. */
const wheelTenths: Readonly<Record<string, number>> = { x2: 10, x4: 10, 'x6-5': 8, x13: 4, x26: 2, x52: 1 };

/**
 * How many tenths of the most on a round one field of a shared table takes: the dearer it pays, the less, so that no single
 * field can win many times what the table is made for.
 */
export const tenthsOfMost = {
  crash: () => 10,
  /** A number a tenth, a split two, …; dozens and even chances all of it. */
  roulette: (spot: string) => Math.min(10, spots.get(spot)?.size ?? 0),
  wheel: (field: string) => wheelTenths[field] ?? 0,
  baccarat: (spot: string) => (spot === 'player' || spot === 'banker' ? 10 : 2),
} as const;
