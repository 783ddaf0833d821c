import * as v from 'valibot';
import type { GameRound } from '@croupier/contracts';
import type { GameStore, Params } from '../game/game-store.ts';
import type { Sound } from '../sound/sound.ts';
import { createStore } from '../store.ts';

export interface DrawnRound<Outcome> {
  readonly id: string;
  readonly outcome: Outcome;
  readonly stakeCents: number;
  readonly winCents: number;
}

export interface DrawState<Outcome> {
  readonly phase: 'idle' | 'moving';
  /** Round that the animation moves to; null before the first round. */
  readonly last: DrawnRound<Outcome> | null;
  /** Duration of the animation in milliseconds; 0 after a press that skips it. */
  readonly runMs: number;
  /** Past rounds, the newest first. */
  readonly history: readonly DrawnRound<Outcome>[];
}

/** Returns a round as its table shows it; null if its outcome doesn't belong to this game. */
export function drawnRound<Outcome>(
  schema: v.GenericSchema<unknown, Outcome>,
  { id, outcome, stake_cents, win_cents }: GameRound,
): DrawnRound<Outcome> | null {
  const { success, output } = v.safeParse(schema, outcome);
  return success ? { id, outcome: output, stakeCents: stake_cents, winCents: win_cents } : null;
}

const HISTORY_LENGTH = 24;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export interface DrawSetup<Outcome> {
  readonly game: GameStore;
  readonly sound: Pick<Sound, 'win' | 'lose'>;
  readonly still: () => boolean;
  readonly outcome: v.GenericSchema<unknown, Outcome>;
  readonly runMs: (outcome: Outcome) => number;
  /** Plays the sounds of the animation at its start. */
  readonly onMove?: (outcome: Outcome, runMs: number) => void;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Runs a round with a single draw: requests it, animates it, shows the result. */
export function openDrawShow<Outcome>(setup: DrawSetup<Outcome>) {
  const { game, sound, still, onMove, wait = sleep } = setup;
  const store = createStore<DrawState<Outcome>>({ phase: 'idle', last: null, runMs: 0, history: [] });
  let cutShort: (() => void) | null = null;
  let hurried = false;

  const present = async (round: GameRound): Promise<void> => {
    const shown = drawnRound(setup.outcome, round);
    if (shown) {
      const runMs = hurried || still() ? 0 : setup.runMs(shown.outcome);
      store.set({ last: shown, runMs });
      onMove?.(shown.outcome, runMs);
      await Promise.race([wait(runMs), new Promise<void>((resolve) => (cutShort = resolve))]);
      cutShort = null;
      if (shown.winCents > shown.stakeCents) sound.win(shown.winCents / shown.stakeCents);
      else sound.lose();
      store.set({ history: [shown, ...store.get().history].slice(0, HISTORY_LENGTH) });
    }
    store.set({ phase: 'idle' });
    game.finish();
  };
  /** Returns the round once it has been shown; null if the request failed. */
  const attempt = async (asked: Promise<GameRound | null>): Promise<GameRound | null> => {
    hurried = false;
    const round = await asked;
    if (round) await present(round);
    else store.set({ phase: 'idle' });
    return round;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    begin(): void {
      const interrupted = game.interrupted();
      if (!interrupted) return;
      store.set({ phase: 'moving' });
      void present(interrupted);
    },
    async play(params: Params): Promise<GameRound | null> {
      if (store.get().phase !== 'idle' || !game.mayPlay()) return null;
      store.set({ phase: 'moving' });
      return attempt(game.play(params));
    },
    /** Skips the animation now, or as soon as the outcome is known. */
    press(): void {
      hurried = true;
      store.set({ runMs: 0 });
      cutShort?.();
    },
    retry(): void {
      if (!game.hasUnanswered() || game.get().asking) return;
      store.set({ phase: 'moving' });
      void attempt(game.retry());
    },
  };
}
