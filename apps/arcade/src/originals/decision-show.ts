import type * as v from 'valibot';
import type { GameRound } from '@croupier/contracts';
import type { GameStore, Params } from '../game/game-store.ts';
import { createStore } from '../store.ts';
import { type DrawnRound, drawnRound } from './draw-show.ts';

export interface DecisionState<Outcome> {
  /** `asking`: the server's reply is slow; `open`: the round waits for a decision; `ending`: its result is shown. */
  readonly phase: 'idle' | 'asking' | 'open' | 'ending';
  /** Decision of the open round that is waiting for the server's reply. */
  readonly asked: Params | null;
  /** Round under way, else the latest. */
  readonly round: DrawnRound<Outcome> | null;
  /** Rounds that ended, the newest first. */
  readonly history: readonly DrawnRound<Outcome>[];
}

const HISTORY_LENGTH = 24;
const ENDING_MS = 600;
/** Time within which a reply needs no sign of waiting: buttons would only flicker. */
const PROMPT_MS = 100;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Setup<Outcome> {
  readonly game: GameStore;
  readonly still: () => boolean;
  readonly outcome: v.GenericSchema<unknown, Outcome>;
  /** Plays the sounds of the latest reply. */
  readonly onAnswer: (round: DrawnRound<Outcome>, ended: boolean) => void;
  readonly wait?: (ms: number) => Promise<void>;
}

/**
 * Runs a round with decisions: starts it, sends each decision, shows the result. After a reload it continues at the
 * same decision.
 */
export function openDecisionShow<Outcome>({ game, still, outcome, onAnswer, wait = sleep }: Setup<Outcome>) {
  const store = createStore<DecisionState<Outcome>>({ phase: 'idle', asked: null, round: null, history: [] });

  const show = async (round: GameRound): Promise<void> => {
    const shown = drawnRound(outcome, round);
    const ended = round.state === null;
    if (shown) {
      store.set({ phase: ended ? 'ending' : 'open', round: shown });
      onAnswer(shown, ended);
      if (!ended) return;
      if (!still()) await wait(ENDING_MS);
      store.set({ history: [shown, ...store.get().history].slice(0, HISTORY_LENGTH) });
    }
    store.set({ phase: 'idle' });
    game.finish();
  };
  /** Shows the round that the server returned, or returns to the phase before the attempt. */
  const attempt = async (
    answer: Promise<GameRound | null>,
    before: 'idle' | 'open',
    asked: Params | null = null,
  ): Promise<GameRound | null> => {
    const late = setTimeout(() => store.set({ phase: 'asking', asked }), PROMPT_MS);
    const round = await answer;
    clearTimeout(late);
    store.set({ asked: null });
    if (round) await show(round);
    else store.set({ phase: before });
    return round;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    begin(): void {
      const interrupted = game.interrupted();
      if (interrupted) void show(interrupted);
    },
    async play(params: Params): Promise<GameRound | null> {
      if (store.get().phase !== 'idle' || !game.mayPlay()) return null;
      return attempt(game.play(params), 'idle');
    },
    async act(action: Params): Promise<GameRound | null> {
      const { phase, round } = store.get();
      if (phase !== 'open' || !round || game.get().paused || game.get().asking) return null;
      return attempt(game.act(round.id, action), 'open', action);
    },
    press: (): void => undefined,
    retry(): void {
      if (!game.hasUnanswered() || game.get().asking) return;
      void attempt(game.retry(), store.get().phase === 'open' ? 'open' : 'idle');
    },
  };
}
