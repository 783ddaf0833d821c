import type { PokieDefinition } from '../pokie/definition.ts';

/**
 * Reels whose wilds are lamps: each that lands in a free spin adds to the multiplier before that spin is paid, and what it
 * added stays for all free spins that follow. `freeSpins.multipliers` says nothing beside.
 */
export interface CollectDefinition extends PokieDefinition {
  /** What a lamp adds, by weight. */
  readonly lamps: readonly { readonly weight: number; readonly adds: number }[];
}

/** What free spins begin with, and every paid spin counts. */
export const UNLIT = 1;
