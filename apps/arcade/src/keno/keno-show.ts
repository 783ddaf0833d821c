import * as v from 'valibot';
import { KENO_DRAWN, KENO_MOST_PICKS, KENO_NUMBERS, type KenoOutcome } from '@croupier/game-math';
import { type DrawSetup, type DrawState, openDrawShow } from '../originals/draw-show.ts';
import type { Sound } from '../sound/sound.ts';

const Number40 = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(KENO_NUMBERS));
const Outcome = v.object({
  picks: v.pipe(v.array(Number40), v.minLength(1), v.maxLength(KENO_MOST_PICKS)),
  risk: v.picklist(['low', 'medium', 'high']),
  drawn: v.pipe(v.array(Number40), v.length(KENO_DRAWN)),
  hits: v.number(),
  pays: v.number(),
});

export type KenoState = DrawState<KenoOutcome>;

/** Time between two numbers. */
export const BALL_MS = 110;
const REST_MS = 250;

interface Setup extends Pick<DrawSetup<KenoOutcome>, 'game' | 'still' | 'wait'> {
  readonly sound: Pick<Sound, 'roll' | 'win' | 'lose'>;
}

/** Runs a drawing: requests it, lights up ten numbers, shows the result. */
export const openKenoShow = (setup: Setup) =>
  openDrawShow<KenoOutcome>({
    ...setup,
    outcome: Outcome,
    runMs: () => KENO_DRAWN * BALL_MS + REST_MS,
    onMove: (_, runMs) => runMs > 0 && setup.sound.roll(),
  });

export type KenoShow = ReturnType<typeof openKenoShow>;
