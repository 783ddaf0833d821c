import * as v from 'valibot';
import { type WheelOutcome, wheelSizes, wheelTable } from '@croupier/game-math';
import { type DrawSetup, type DrawState, openDrawShow } from '../originals/draw-show.ts';
import type { Sound } from '../sound/sound.ts';

const Outcome = v.pipe(
  v.object({
    segments: v.picklist(wheelSizes),
    risk: v.picklist(['low', 'medium', 'high']),
    stop: v.pipe(v.number(), v.integer(), v.minValue(0)),
    pays: v.number(),
  }),
  v.check(({ segments, risk, stop, pays }) => wheelTable(segments, risk)[stop] === pays),
);

export type WheelState = DrawState<WheelOutcome>;

export const TURN_MS = 2_600;
const REST_MS = 200;

interface Setup extends Pick<DrawSetup<WheelOutcome>, 'game' | 'still' | 'wait'> {
  readonly sound: Pick<Sound, 'roll' | 'win' | 'lose'>;
}

/** Runs a spin of the wheel: requests it, animates it, shows the result. */
export const openWheelShow = (setup: Setup) =>
  openDrawShow<WheelOutcome>({
    ...setup,
    outcome: Outcome,
    runMs: () => TURN_MS + REST_MS,
    onMove: (_, runMs) => runMs > 0 && setup.sound.roll(),
  });

export type WheelShow = ReturnType<typeof openWheelShow>;
