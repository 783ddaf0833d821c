import * as v from 'valibot';
import { LIMBO_LEAST, LIMBO_MOST, type LimboOutcome } from '@croupier/game-math';
import { type DrawSetup, openDrawShow } from '../originals/draw-show.ts';
import type { Sound } from '../sound/sound.ts';

const hundredths = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(LIMBO_MOST));
const Outcome = v.object({ target: hundredths(LIMBO_LEAST), result: hundredths(100), won: v.boolean() });

const SHORTEST_MS = 500;
const LONGEST_MS = 1_100;

/** Returns the duration of a flight: a higher one takes a little longer. */
export const flightMs = ({ result }: LimboOutcome): number =>
  Math.min(LONGEST_MS, Math.round(SHORTEST_MS + 90 * Math.log2(result / 100)));

interface Setup extends Pick<DrawSetup<LimboOutcome>, 'game' | 'still' | 'wait'> {
  readonly sound: Pick<Sound, 'spin' | 'win' | 'lose'>;
}

/** Runs a flight: requests it, animates the climb, shows the result. */
export const openLimboShow = (setup: Setup) =>
  openDrawShow<LimboOutcome>({
    ...setup,
    outcome: Outcome,
    runMs: flightMs,
    onMove: (_, runMs) => runMs > 0 && setup.sound.spin(),
  });

export type LimboShow = ReturnType<typeof openLimboShow>;
