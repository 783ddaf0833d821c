import * as v from 'valibot';
import type { GameRound } from '@croupier/contracts';
import { MINES_CELLS, MINES_MOST, type MinesOutcome } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { type DecisionState, openDecisionShow } from '../originals/decision-show.ts';
import type { Sound } from '../sound/sound.ts';

const Cell = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MINES_CELLS - 1));
const Outcome = v.object({
  mines: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MINES_MOST)),
  picks: v.array(Cell),
  end: v.nullable(v.picklist(['mine', 'cashed', 'cleared', 'given_back'])),
  layout: v.nullable(v.array(Cell)),
});

export type MinesState = DecisionState<MinesOutcome>;
export type MinesShow = ReturnType<typeof openMinesShow>;

/** Cells opened in the current round. */
export const picksOf = ({ phase, round }: MinesState): number =>
  (phase === 'open' || phase === 'asking') && round?.outcome.end === null ? round.outcome.picks.length : 0;

/** Runs a round of mines. */
export function openMinesShow(
  game: GameStore,
  sound: Pick<Sound, 'scatter' | 'win' | 'lose' | 'land'>,
  still: () => boolean,
) {
  const show = openDecisionShow<MinesOutcome>({
    game,
    still,
    outcome: Outcome,
    onAnswer: ({ outcome: { picks, end }, stakeCents, winCents }, ended) => {
      if (!ended && picks.length > 0) sound.scatter(Math.min(4, picks.length));
      if (end === 'mine') sound.land(4);
      if (ended && winCents > stakeCents) sound.win(winCents / stakeCents);
      else if (ended) sound.lose();
    },
  });
  return { ...show, pick: (cell: number): Promise<GameRound | null> => show.act({ do: 'pick', cell }) };
}
