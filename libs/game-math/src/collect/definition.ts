import type { PokieDefinition } from '../pokie/definition.ts';

/**
 * Reels whose wilds are lamps: each that lands in a free spin adds to the multiplier before that spin is paid, and what it
 * added stays for all free spins that follow. `freeSpins.multipliers` says nothing beside.
 */
export interface CollectDefinition extends PokieDefinition {
  /** Values that a lamp can add, by weight. */
  readonly lamps: readonly { readonly weight: number; readonly adds: number }[];
}

/** Multiplier of every paid spin and at the start of free spins. */
export const UNLIT = 1;
