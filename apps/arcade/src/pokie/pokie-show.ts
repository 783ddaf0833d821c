import type { GameRound } from '@croupier/contracts';
import type { PokieDefinition, PokieSpin } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import type { ReelStage } from '../reels/reel-stage.ts';
import type { WinShow } from '../reels/win-show.ts';
import type { Sound } from '../sound/sound.ts';
import { createStore } from '../store.ts';
import { type Celebration, celebrationOf, COUNT_MS } from './celebration.ts';
import { readOutcome } from './outcome.ts';

export type Phase = 'idle' | 'turning' | 'celebrating' | 'feature-intro' | 'feature-summary';

export interface FreeSpins {
  /** 0 before the first one. */
  readonly index: number;
  readonly total: number;
  readonly multiplier: number;
  readonly wonCents: number;
}

export interface ShowState {
  readonly phase: Phase;
  /** What the amount counts up to; null before the first result. */
  readonly wonCents: number | null;
  readonly countMs: number;
  readonly celebration: Celebration;
  /** Of the round that is shown: a stake chosen meanwhile is another. */
  readonly stakeCents: number;
  readonly free: FreeSpins | null;
  readonly capped: boolean;
  /** An interrupted round is being shown again. */
  readonly again: boolean;
  readonly wins: WinShow | null;
}

interface Setup {
  readonly game: GameStore;
  readonly stage: ReelStage;
  readonly title: PokieDefinition;
  readonly sound: Sound;
  readonly wait?: (ms: number) => Promise<void>;
}

const BETWEEN_FREE_SPINS_MS = 420;
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The script of a round on the reels: what is shown after what, and when it is over. */
export function openPokieShow({ game, stage, title, sound, wait = sleep }: Setup) {
  const store = createStore<ShowState>({
    phase: 'idle',
    wonCents: null,
    countMs: 0,
    celebration: 'none',
    stakeCents: 0,
    free: null,
    capped: false,
    again: false,
    wins: null,
  });
  let resting: PokieSpin | null = null;
  let goOn: (() => void) | null = null;
  let cutShort: (() => void) | null = null;

  const pressed = (): Promise<void> => new Promise((resolve) => (goOn = resolve));
  /** A wait that a press ends. */
  const waitOrPress = (ms: number): Promise<void> =>
    Promise.race([wait(ms), new Promise<void>((resolve) => (cutShort = resolve))]).then(() => void (cutShort = null));

  const celebrate = async (spin: PokieSpin, stakeCents: number, shownCents: number): Promise<void> => {
    if (spin.wins.length === 0) return;
    const multiple = spin.pay / 10;
    const celebration = celebrationOf(multiple);
    const wins = stage.showWins(spin);
    if (multiple >= 1) sound.win(multiple);
    const countMs = COUNT_MS[celebration];
    store.set({ phase: 'celebrating', celebration, wonCents: shownCents, countMs, stakeCents, wins });
    await waitOrPress(Math.max(celebration === 'returned' ? 450 : 800, countMs));
    store.set({ countMs: 0 });
  };

  const playFreeSpins = async (paid: PokieSpin, free: readonly PokieSpin[], stakeCents: number): Promise<void> => {
    const toCents = (tenths: number): number => (stakeCents * tenths) / 10;
    const total = free.length;
    sound.feature();
    store.set({
      phase: 'feature-intro',
      free: { index: 0, total, multiplier: free[0]?.multiplier ?? 1, wonCents: 0 },
      wins: null,
    });
    await pressed();
    let won = 0;
    for (const [index, spin] of free.entries()) {
      store.set({
        phase: 'turning',
        wins: null,
        celebration: 'none',
        free: { index: index + 1, total, multiplier: spin.multiplier, wonCents: toCents(won) },
      });
      stage.start(title.freeSpins.reels);
      sound.spin();
      await stage.stop(spin);
      won += spin.pay;
      store.set({ free: { index: index + 1, total, multiplier: spin.multiplier, wonCents: toCents(won) } });
      await celebrate(spin, stakeCents, toCents(spin.pay));
      await wait(BETWEEN_FREE_SPINS_MS);
    }
    stage.clearWins();
    store.set({ phase: 'feature-summary', wins: null });
    if (won > 0) sound.win(won / 10);
    await pressed();
    stage.show(paid, title.reels);
  };

  const present = async (round: GameRound): Promise<void> => {
    const outcome = readOutcome(round.outcome, title);
    const stakeCents = round.stake_cents;
    const [paid, ...free] = outcome?.spins ?? [];
    if (paid) {
      resting = paid;
      await stage.stop(paid);
      await celebrate(paid, stakeCents, (stakeCents * paid.pay) / 10);
      if (free.length > 0) await playFreeSpins(paid, free, stakeCents);
    }
    const multiple = round.win_cents / stakeCents;
    store.set({
      phase: 'idle',
      wonCents: round.win_cents,
      countMs: 0,
      celebration: celebrationOf(multiple),
      stakeCents,
      free: null,
      capped: outcome?.capped ?? false,
      again: false,
    });
    game.finish();
  };

  const attempt = async (asked: Promise<GameRound | null>): Promise<void> => {
    const round = await asked;
    if (round) return present(round);
    // Nothing came of it: back to the picture before.
    if (resting) await stage.stop(resting);
    store.set({ phase: 'idle' });
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** A picture to begin with: nothing that would have won. */
    begin(spin: PokieSpin): void {
      resting = spin;
      stage.show(spin, title.reels);
      const interrupted = game.interrupted();
      if (!interrupted) return;
      store.set({ phase: 'turning', again: true, stakeCents: interrupted.stake_cents });
      stage.start(title.reels);
      void present(interrupted);
    },
    spin(): void {
      const { phase } = store.get();
      const { stakeCents, balanceCents } = game.get();
      if (phase !== 'idle' || !game.mayPlay()) return;
      const asked = game.play({});
      // Refused before it was asked: the reels stay where they are.
      if (stakeCents > balanceCents) return;
      store.set({
        phase: 'turning',
        wonCents: null,
        celebration: 'none',
        countMs: 0,
        capped: false,
        wins: null,
        stakeCents,
      });
      sound.spin();
      stage.start(title.reels);
      void attempt(asked);
    },
    /** Asks again for a round whose answer was lost. */
    retry(): void {
      if (!game.hasUnanswered() || game.get().asking) return;
      store.set({ phase: 'turning' });
      stage.start(title.reels);
      void attempt(game.retry());
    },
    /** The one press that leads on: ends a count, opens and closes the free spins. */
    press(): void {
      const { phase } = store.get();
      if (phase === 'celebrating') cutShort?.();
      else if (goOn) {
        goOn();
        goOn = null;
      }
    },
  };
}

export type PokieShow = ReturnType<typeof openPokieShow>;
