import * as v from 'valibot';
import { PLINKO_LEAST_ROWS, PLINKO_MOST_ROWS, type PlinkoOutcome } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { type DrawState, openDrawShow } from '../originals/draw-show.ts';
import type { Sound } from '../sound/sound.ts';

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

export type PlinkoState = DrawState<PlinkoOutcome>;

export const ROW_MS = 130;

/** The script of a fall. */
export const openPlinkoShow = (game: GameStore, sound: Pick<Sound, 'win' | 'lose'>, still: () => boolean) =>
  openDrawShow<PlinkoOutcome>({
    game,
    sound,
    still,
    parse: (outcome) => {
      const parsed = v.safeParse(Outcome, outcome);
      return parsed.success ? parsed.output : null;
    },
    runMs: ({ rows }) => (rows + 1) * ROW_MS,
  });
