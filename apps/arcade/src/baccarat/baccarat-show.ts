import * as v from 'valibot';
import { type BaccaratOutcome, baccaratSpots } from '@croupier/game-math';
import { type DrawSetup, type DrawState, openDrawShow } from '../originals/draw-show.ts';
import type { Sound } from '../sound/sound.ts';

const Cards = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51))),
  v.minLength(2),
  v.maxLength(3),
);
const Spot = v.picklist(baccaratSpots);
const Outcome = v.object({
  bets: v.array(v.object({ spot: Spot, chips: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  player: Cards,
  banker: Cards,
  winner: v.picklist(['player', 'banker', 'tie']),
  won: v.array(Spot),
});

export type BaccaratState = DrawState<BaccaratOutcome>;

const CARD_MS = 400;
const THIRD_MS = 700;
const LAST_MS = 500;

/** Returns the delay of each card in milliseconds: alternating, and third cards after a pause. */
export function comingMs({ player, banker }: Pick<BaccaratOutcome, 'player' | 'banker'>) {
  const thirds = 3 * CARD_MS + THIRD_MS;
  return {
    player: [0, 2 * CARD_MS, thirds].slice(0, player.length),
    banker: [CARD_MS, 3 * CARD_MS, thirds + (player.length > 2 ? THIRD_MS : 0)].slice(0, banker.length),
  };
}

interface Setup extends Pick<DrawSetup<BaccaratOutcome>, 'game' | 'still' | 'wait'> {
  readonly sound: Pick<Sound, 'land' | 'win' | 'lose'>;
}

/** Runs a coup: requests it, deals the cards, shows the result. */
export const openBaccaratShow = (setup: Setup) =>
  openDrawShow<BaccaratOutcome>({
    ...setup,
    outcome: Outcome,
    runMs: (outcome) => {
      const { player, banker } = comingMs(outcome);
      return Math.max(...player, ...banker) + LAST_MS;
    },
    onMove: () => setup.sound.land(0),
  });
