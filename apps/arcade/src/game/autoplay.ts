import type { GameRound } from '@croupier/contracts';
import { createStore } from '../store.ts';
import type { GameStore } from './game-store.ts';

/** Limits at which autoplay ends. The loss limit and the number of rounds are required, the others optional. */
export interface AutoplayLimits {
  readonly lossCents: number;
  readonly rounds: number;
  /** Ends at a single win of at least this multiple of the stake. */
  readonly winTimes: number | null;
  readonly freeSpins: boolean;
  readonly balanceCents: number | null;
}

/** `held`: the page paused play or is hidden. `player`: a press. `problem`: a round was refused or got no response. */
export type AutoplayEnd = 'loss' | 'rounds' | 'win' | 'free_spins' | 'balance' | 'held' | 'player' | 'problem';

export interface AutoplayState {
  /** Current limits; null without autoplay. */
  readonly limits: AutoplayLimits | null;
  readonly rounds: number;
  /** Net result since the start of autoplay. */
  readonly netCents: number;
  /** Reason why the last autoplay ended; null while one runs and before the first. */
  readonly ended: AutoplayEnd | null;
}

export const MOST_ROUNDS = 100;
const BETWEEN_MS = 350;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Standing {
  readonly netCents: number;
  readonly rounds: number;
  readonly stakeCents: number;
  readonly balanceCents: number;
}

/**
 * Returns why autoplay ends before the next round, or null. The loss limit is never exceeded, not even by the last
 * stake.
 */
export function endBefore(limits: AutoplayLimits, standing: Standing): AutoplayEnd | null {
  if (standing.stakeCents - standing.netCents > limits.lossCents) return 'loss';
  if (limits.balanceCents !== null && standing.balanceCents >= limits.balanceCents) return 'balance';
  return standing.rounds >= Math.min(limits.rounds, MOST_ROUNDS) ? 'rounds' : null;
}

/** Returns why autoplay ends after a round, or null. */
export function endAfter(limits: AutoplayLimits, round: GameRound): AutoplayEnd | null {
  if (limits.freeSpins && round.steps > 1) return 'free_spins';
  const { winTimes } = limits;
  return winTimes !== null && round.win_cents >= round.stake_cents * winTimes ? 'win' : null;
}

interface Setup {
  readonly game: GameStore;
  /** Plays and shows one round; null if it failed. */
  readonly play: () => Promise<GameRound | null>;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Plays rounds at one stake until a limit is reached, a press, or a pause. */
export function openAutoplay({ game, play, wait = sleep }: Setup) {
  const store = createStore<AutoplayState>({ limits: null, rounds: 0, netCents: 0, ended: null });
  const end = (ended: AutoplayEnd): void => {
    if (store.get().limits) store.set({ limits: null, ended });
  };

  const run = async (limits: AutoplayLimits): Promise<void> => {
    const goesOn = (): boolean => store.get().limits === limits;
    while (goesOn()) {
      await wait(Math.max(BETWEEN_MS, game.get().nextRoundAt - game.now()));
      if (!goesOn()) return;
      if (game.get().paused) return end('held');
      const passed = endBefore(limits, { ...store.get(), ...money(game) });
      if (passed) return end(passed);
      const round = await play();
      if (!round) return end('problem');
      const { rounds, netCents } = store.get();
      store.set({ rounds: rounds + 1, netCents: netCents + round.win_cents - round.stake_cents });
      const told = endAfter(limits, round) ?? endBefore(limits, { ...store.get(), ...money(game) });
      if (told) return end(told);
    }
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Starts autoplay, if the edition allows it. */
    start(limits: AutoplayLimits): void {
      if (!game.session.rules.autoplay || store.get().limits || !(limits.lossCents > 0)) return;
      store.set({ limits, rounds: 0, netCents: 0, ended: null });
      void run(limits);
    },
    stop: (why: 'player' | 'held' = 'player'): void => end(why),
    forget: (): void => store.set({ ended: null }),
    /** Returns whether free spins start automatically. */
    handsFree: (): boolean => store.get().limits?.freeSpins === false,
  };
}

const money = (game: GameStore): Pick<Standing, 'stakeCents' | 'balanceCents'> => {
  const { stakeCents, balanceCents } = game.get();
  return { stakeCents, balanceCents };
};

export type Autoplay = ReturnType<typeof openAutoplay>;
