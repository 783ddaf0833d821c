import * as v from 'valibot';
import { ROULETTE_POCKETS, type RouletteOutcome } from '@croupier/game-math';
import { type DrawSetup, type DrawState, openDrawShow } from '../originals/draw-show.ts';
import type { Sound } from '../sound/sound.ts';

const Outcome = v.object({
  bets: v.array(v.object({ spot: v.string(), chips: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  pocket: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ROULETTE_POCKETS - 1)),
  won: v.array(v.string()),
});

export type RouletteState = DrawState<RouletteOutcome>;

export const SPIN_MS = 5_200;
/** Time to look at the ball after it has stopped. */
export const REST_MS = 800;

interface Setup extends Pick<DrawSetup<RouletteOutcome>, 'game' | 'still' | 'wait'> {
  readonly sound: Pick<Sound, 'roll' | 'win' | 'lose'>;
}

/** Runs a spin: requests it, animates the ball, shows the result. */
export const openRouletteShow = (setup: Setup) =>
  openDrawShow<RouletteOutcome>({
    ...setup,
    outcome: Outcome,
    runMs: () => SPIN_MS + REST_MS,
    onMove: (_, runMs) => runMs > 0 && setup.sound.roll(),
  });
