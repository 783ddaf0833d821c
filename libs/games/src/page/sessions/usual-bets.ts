import type { GameMechanic } from '@croupier/contracts';
import type { Json } from '@croupier/game-math';

const decided: ReadonlySet<GameMechanic> = new Set<GameMechanic>(['mines', 'hi-lo', 'blackjack', 'video-poker']);

/** Whether decisions within the round make the result: how often it pays, and how sessions end, is the player's doing. */
export const isDecided = (mechanic: GameMechanic): boolean => decided.has(mechanic);

/** In the middle of what can be chosen. */
const middle: Partial<Readonly<Record<GameMechanic, Json>>> = {
  dice: { target: 4_950, side: 'under' },
  plinko: { rows: 12, risk: 'medium' },
  limbo: { target: 200 },
  keno: { picks: [4, 13, 22, 31, 40], risk: 'medium' },
  roulette: { bets: [{ spot: 'red', chips: 1 }] },
  baccarat: { bets: [{ spot: 'banker', chips: 1 }] },
  wheel: { segments: 20, risk: 'medium' },
};

/** Whether a player chooses the risk of each bet. */
export const isChosen = (mechanic: GameMechanic): boolean => mechanic in middle;

/** How a game is bet on when nothing is chosen for it; undefined where the rounds are decided by their player. */
export const usualBet = (mechanic: GameMechanic): Json | undefined =>
  isDecided(mechanic) ? undefined : (middle[mechanic] ?? {});
