import * as v from 'valibot';
import { HI_LO_RANKS, type HiLoOutcome } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { type DecisionState, openDecisionShow } from '../originals/decision-show.ts';
import type { Sound } from '../sound/sound.ts';

const Outcome = v.pipe(
  v.object({
    cards: v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4 * HI_LO_RANKS - 1))),
    guesses: v.array(v.picklist(['higher', 'lower', 'skip'])),
    end: v.nullable(v.picklist(['lost', 'cashed', 'given_back'])),
  }),
  v.check(({ cards, guesses }) => cards.length === guesses.length + 1),
);

export type HiLoState = DecisionState<HiLoOutcome>;

/** Counts the right guesses so far. */
export const rightOf = ({ guesses, end }: HiLoOutcome): number =>
  guesses.filter((guess) => guess !== 'skip').length - (end === 'lost' ? 1 : 0);

/** Runs a round: the first card, each guess, and the end. */
export const openHiLoShow = (
  game: GameStore,
  sound: Pick<Sound, 'scatter' | 'win' | 'lose' | 'land' | 'tick'>,
  still: () => boolean,
) =>
  openDecisionShow<HiLoOutcome>({
    game,
    still,
    outcome: Outcome,
    onAnswer: ({ outcome, stakeCents, winCents }, ended) => {
      if (!ended && outcome.guesses.at(-1) === 'skip') sound.tick();
      else if (!ended && rightOf(outcome) > 0) sound.scatter(Math.min(4, rightOf(outcome)));
      if (outcome.end === 'lost') sound.land(4);
      if (ended && winCents > stakeCents) sound.win(winCents / stakeCents);
      else if (ended) sound.lose();
    },
  });
