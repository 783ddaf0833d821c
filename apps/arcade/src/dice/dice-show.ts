import * as v from 'valibot';
import type { GameRound } from '@croupier/contracts';
import type { DiceOutcome, DiceSide } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import type { Sound } from '../sound/sound.ts';
import { createStore } from '../store.ts';

const Outcome = v.object({
  roll: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9_999)),
  target: v.number(),
  side: v.picklist(['over', 'under']),
  won: v.boolean(),
});

export interface DiceRound {
  readonly id: string;
  readonly outcome: DiceOutcome;
  readonly stakeCents: number;
  readonly winCents: number;
}

export interface DiceState {
  readonly phase: 'idle' | 'rolling';
  /** What the marker runs to; null before the first roll. */
  readonly last: DiceRound | null;
  /** How long the marker runs: 0 after a press that wants to see it now. */
  readonly runMs: number;
  /** The newest first. */
  readonly history: readonly DiceRound[];
}

export const ROLL_MS = 750;
const HISTORY_LENGTH = 24;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Setup {
  readonly game: GameStore;
  readonly sound: Sound;
  readonly still: () => boolean;
  readonly wait?: (ms: number) => Promise<void>;
}

/** The script of a roll: ask, let the marker run, tell. */
export function openDiceShow({ game, sound, still, wait = sleep }: Setup) {
  const store = createStore<DiceState>({ phase: 'idle', last: null, runMs: ROLL_MS, history: [] });
  let cutShort: (() => void) | null = null;
  let hurried = false;

  const present = async (round: GameRound): Promise<void> => {
    const parsed = v.safeParse(Outcome, round.outcome);
    if (parsed.success) {
      const shown: DiceRound = {
        id: round.id,
        outcome: parsed.output,
        stakeCents: round.stake_cents,
        winCents: round.win_cents,
      };
      const runMs = hurried || still() ? 0 : ROLL_MS;
      store.set({ last: shown, runMs });
      sound.roll();
      await Promise.race([wait(runMs), new Promise<void>((resolve) => (cutShort = resolve))]);
      cutShort = null;
      if (shown.outcome.won) sound.win(round.win_cents / round.stake_cents);
      else sound.lose();
      store.set({ history: [shown, ...store.get().history].slice(0, HISTORY_LENGTH) });
    }
    store.set({ phase: 'idle' });
    game.finish();
  };
  /** The round once it has been shown, or null where none came of it. */
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
      store.set({ phase: 'rolling' });
      void present(interrupted);
    },
    async roll(params: { readonly target: number; readonly side: DiceSide }): Promise<GameRound | null> {
      if (store.get().phase !== 'idle' || !game.mayPlay()) return null;
      store.set({ phase: 'rolling' });
      return attempt(game.play(params));
    },
    /** The marker stands at once; if its number is not known yet, as soon as it is. */
    press(): void {
      hurried = true;
      store.set({ runMs: 0 });
      cutShort?.();
    },
    retry(): void {
      if (!game.hasUnanswered() || game.get().asking) return;
      store.set({ phase: 'rolling' });
      void attempt(game.retry());
    },
  };
}
