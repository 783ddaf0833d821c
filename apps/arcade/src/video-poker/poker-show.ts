import * as v from 'valibot';
import { POKER_CARDS, pokerHands, type VideoPokerOutcome } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { type DecisionState, openDecisionShow } from '../originals/decision-show.ts';
import type { Sound } from '../sound/sound.ts';

const Cards = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(51))), v.length(POKER_CARDS));
const Outcome = v.object({
  dealt: Cards,
  held: v.nullable(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(POKER_CARDS - 1)))),
  cards: Cards,
  hand: v.nullable(v.picklist(pokerHands)),
});

export type PokerState = DecisionState<VideoPokerOutcome>;

interface Setup {
  readonly game: GameStore;
  readonly sound: Pick<Sound, 'land' | 'win' | 'lose'>;
  readonly still: () => boolean;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Runs a deal: five cards, the hold, the drawn cards. */
export function openPokerShow({ sound, ...tools }: Setup) {
  const show = openDecisionShow<VideoPokerOutcome>({
    ...tools,
    outcome: Outcome,
    onAnswer: ({ stakeCents, winCents }, ended) => {
      if (!ended) sound.land(0);
      else if (winCents > stakeCents) sound.win(winCents / stakeCents);
      else sound.lose();
    },
  });
  return { ...show, draw: (hold: readonly number[]) => show.act({ hold: [...hold] }) };
}
