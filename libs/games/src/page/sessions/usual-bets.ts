import type { GameMechanic } from '@croupier/contracts';
import type { Json } from '@croupier/game-math';

const decided: ReadonlySet<GameMechanic> = new Set<GameMechanic>(['mines', 'hi-lo', 'blackjack', 'video-poker']);

/**
 * Tells whether the player's decisions within a round affect its result. Hit rate and session results then depend on
 * the player.
 */
export const isDecided = (mechanic: GameMechanic): boolean => decided.has(mechanic);

/** Middle option of each choice of risk. */
const middle: Partial<Readonly<Record<GameMechanic, Json>>> = {
  dice: { target: 4_950, side: 'under' },
  plinko: { rows: 12, risk: 'medium' },
  limbo: { target: 200 },
  keno: { picks: [4, 13, 22, 31, 40], risk: 'medium' },
  roulette: { bets: [{ spot: 'red', chips: 1 }] },
  baccarat: { bets: [{ spot: 'banker', chips: 1 }] },
  wheel: { segments: 20, risk: 'medium' },
};

/** Tells whether the player chooses the risk of each bet. */
export const isChosen = (mechanic: GameMechanic): boolean => mechanic in middle;

/** Returns the default bet of a mechanic; undefined if the player's decisions affect the result. */
export const usualBet = (mechanic: GameMechanic): Json | undefined =>
  isDecided(mechanic) ? undefined : (middle[mechanic] ?? {});
