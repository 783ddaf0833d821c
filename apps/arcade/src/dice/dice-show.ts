import * as v from 'valibot';
import type { DiceOutcome } from '@croupier/game-math';
import { type DrawnRound, type DrawSetup, openDrawShow } from '../originals/draw-show.ts';
import type { Sound } from '../sound/sound.ts';

const Outcome = v.object({
  roll: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999)),
  target: v.number(),
  side: v.picklist(['over', 'under']),
  won: v.boolean(),
});

export type DiceRound = DrawnRound<DiceOutcome>;

export const ROLL_MS = 750;

interface Setup extends Pick<DrawSetup<DiceOutcome>, 'game' | 'still' | 'wait'> {
  readonly sound: Sound;
}

/** Runs a roll: requests it, animates the marker, shows the result. */
export const openDiceShow = (setup: Setup) =>
  openDrawShow<DiceOutcome>({
    ...setup,
    outcome: Outcome,
    runMs: () => ROLL_MS,
    onMove: () => setup.sound.roll(),
  });

export type DiceShow = ReturnType<typeof openDiceShow>;
