import type { GameMechanic } from '@croupier/contracts';
import type { Json } from '@croupier/game-math';

/** Games in which decisions within the round make the result: how sessions end is their player's doing. */
const decided: ReadonlySet<GameMechanic> = new Set<GameMechanic>(['mines', 'hi-lo', 'blackjack']);

/** In the middle of what can be chosen. */
const middle: Partial<Readonly<Record<GameMechanic, Json>>> = {
  dice: { target: 4_950, side: 'under' },
  plinko: { rows: 12, risk: 'medium' },
  limbo: { target: 200 },
  keno: { picks: [4, 13, 22, 31, 40], risk: 'medium' },
  roulette: { bets: [{ spot: 'red', chips: 1 }] },
  wheel: { segments: 20, risk: 'medium' },
};

/** Whether a player chooses the risk of each bet. */
export const isChosen = (mechanic: GameMechanic): boolean => mechanic in middle;

/** How a game is bet on when nothing is chosen for it; undefined where the rounds are decided by their player. */
export const usualBet = (mechanic: GameMechanic): Json | undefined =>
  decided.has(mechanic) ? undefined : (middle[mechanic] ?? {});
