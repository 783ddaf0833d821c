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
  const store = createStore<DiceState>({ phase: 'idle', last: null, history: [] });

  const present = async (round: GameRound): Promise<void> => {
    const parsed = v.safeParse(Outcome, round.outcome);
    if (parsed.success) {
      const shown: DiceRound = {
        id: round.id,
        outcome: parsed.output,
        stakeCents: round.stake_cents,
        winCents: round.win_cents,
      };
      store.set({ last: shown });
      sound.roll();
      await wait(still() ? 0 : ROLL_MS);
      if (shown.outcome.won) sound.win(round.win_cents / round.stake_cents);
      else sound.lose();
      store.set({ history: [shown, ...store.get().history].slice(0, HISTORY_LENGTH) });
    }
    store.set({ phase: 'idle' });
    game.finish();
  };
  const attempt = async (asked: Promise<GameRound | null>): Promise<void> => {
    const round = await asked;
    if (round) await present(round);
    else store.set({ phase: 'idle' });
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
    roll(params: { readonly target: number; readonly side: DiceSide }): void {
      if (store.get().phase !== 'idle' || !game.mayPlay()) return;
      store.set({ phase: 'rolling' });
      void attempt(game.play(params));
    },
    retry(): void {
      if (!game.hasUnanswered() || game.get().asking) return;
      store.set({ phase: 'rolling' });
      void attempt(game.retry());
    },
  };
}
