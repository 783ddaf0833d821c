import type { PokieDefinition } from '../pokie/definition.ts';

/**
 * Reels whose wilds are lamps. Each lamp that lands in a free spin raises the multiplier before that spin is paid, for
 * all later free spins too. `freeSpins.multipliers` isn't used.
 */
export interface CollectDefinition extends PokieDefinition {
  /** Values that a lamp can add, by weight. */
  readonly lamps: readonly { readonly weight: number; readonly adds: number }[];
}

/** Multiplier of every paid spin and at the start of free spins. */
export const UNLIT = 1;
