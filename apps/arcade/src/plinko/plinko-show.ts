import * as v from 'valibot';
import { PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS, type PlinkoOutcome } from '@croupier/game-math';
import { type DrawSetup, openDrawShow } from '../originals/draw-show.ts';

const Outcome = v.pipe(
  v.object({
    rows: v.pipe(v.number(), v.integer(), v.minValue(PLINKO_LEAST_ROWS), v.maxValue(PLINKO_MOST_ROWS)),
    risk: v.picklist(['low', 'medium', 'high']),
    path: v.array(v.picklist([0, 1])),
    bucket: v.number(),
    pays: v.number(),
  }),
  v.check(({ rows, path }) => path.length === rows),
);

export const ROW_MS = 130;

/** Runs a fall: requests it, animates the ball, shows the result. */
export const openPlinkoShow = (setup: Pick<DrawSetup<PlinkoOutcome>, 'game' | 'sound' | 'still'>) =>
  openDrawShow<PlinkoOutcome>({
    ...setup,
    outcome: Outcome,
    runMs: ({ rows }) => (rows + 1) * ROW_MS,
  });

export type PlinkoShow = ReturnType<typeof openPlinkoShow>;
