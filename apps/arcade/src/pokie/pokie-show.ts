import type { GameRound } from '@croupier/contracts';
import type { PokieDefinition, PokieSpin } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { priceAt, spinStakeOf } from '../game/purchase.ts';
import type { ReelStage } from '../reels/reel-stage.ts';
import type { WinShow } from '../reels/win-show.ts';
import type { Sound } from '../sound/sound.ts';
import { createStore } from '../store.ts';
import { type Celebration, celebrationOf, COUNT_MS } from './celebration.ts';
import { readOutcome } from './outcome.ts';
import { BETWEEN_FREE_SPINS_MS, openPauses, type Pacing, type Pauses } from './pauses.ts';

export type Phase = 'idle' | 'turning' | 'celebrating' | 'feature-intro' | 'feature-summary';

export interface FreeSpins {
  /** Number of the current free spin; 0 before the first one. */
  readonly index: number;
  readonly total: number;
  readonly multiplier: number;
  /** Payout of the free spins so far. */
  readonly wonCents: number;
}

export interface ShowState {
  readonly phase: Phase;
  /** Payout of the round so far, including free spins; null before the first result. */
  readonly wonCents: number | null;
  readonly countMs: number;
  readonly celebration: Celebration;
  /** Stake of the round that is shown, or the price of a bought one. The stake chosen for the next round may differ. */
  readonly stakeCents: number;
  /** Stake of each spin where the free spins were bought; else null. */
  readonly boughtAtCents: number | null;
  readonly free: FreeSpins | null;
  readonly capped: boolean;
  /** `true` while an interrupted round is shown again. */
  readonly again: boolean;
  readonly wins: WinShow | null;
}

/** Additions of a kind of game to the script of its rounds. */
export interface Additions {
  /** Called when the reels turn or show another picture: clears what was drawn over them. */
  readonly begins?: () => void;
  /** Called once the round is known, before its reels stop. */
  readonly comes?: (round: GameRound) => void;
  /**
   * `true` where a symbol that lands in a free spin raises its multiplier: while the reels turn, the old multiplier
   * applies.
   */
  readonly collects?: boolean;
  /**
   * Called once the reels of a spin have stopped, first for the paid spin. Runs before its wins are shown; `counts`
   * sets their multiplier.
   */
  readonly stands?: (
    round: GameRound,
    spin: number,
    pauses: Pauses,
    counts: (multiplier: number) => void,
  ) => Promise<void>;
  /** Runs after the paid spin and its free spins. */
  readonly follows?: (round: GameRound, tell: (change: Partial<ShowState>) => void, pauses: Pauses) => Promise<void>;
}

export interface ReelSetup extends Pacing {
  readonly game: GameStore;
  readonly stage: ReelStage;
  readonly title: PokieDefinition;
  readonly sound: Sound;
}

interface Setup extends ReelSetup {
  readonly additions?: Additions;
}

/** Runs a round on the reels: the order of its scenes, and when it ends. */
export function openPokieShow({ game, stage, title, sound, additions = {}, ...pacing }: Setup) {
  const store = createStore<ShowState>({
    phase: 'idle',
    wonCents: null,
    countMs: 0,
    celebration: 'none',
    stakeCents: 0,
    boughtAtCents: null,
    free: null,
    capped: false,
    again: false,
    wins: null,
  });
  let resting: PokieSpin | null = null;
  const pauses = openPauses(pacing);

  /** Lights up the wins of a spin and adds them to the round's payout. The next step says when the count has ended. */
  const celebrate = async (spin: PokieSpin, sumCents: number): Promise<void> => {
    if (spin.wins.length === 0) return;
    const multiple = spin.pay / 10;
    const celebration = celebrationOf(multiple);
    const wins = stage.showWins(spin, multiple < 1);
    if (multiple >= 1) sound.win(multiple);
    const countMs = COUNT_MS[celebration];
    store.set({ phase: 'celebrating', celebration, wonCents: sumCents, countMs, wins });
    await pauses.waitOrPress(Math.max(celebration === 'returned' ? 450 : 800, countMs));
  };

  const playFreeSpins = async (round: GameRound, paid: PokieSpin, free: readonly PokieSpin[]): Promise<void> => {
    const { win_cents: winCents } = round;
    const stakeCents = spinStakeOf(round, game.session.purchase);
    const toCents = (tenths: number): number => Math.min(winCents, (stakeCents * tenths) / 10);
    const total = free.length;
    const last = free.at(-1)!;
    /** Returns the multiplier at the start of a spin. */
    const countsAt = (index: number): number =>
      (additions.collects ? (free[index - 1] ?? paid) : free[index]!).multiplier;
    sound.feature();
    store.set({
      phase: 'feature-intro',
      free: { index: 0, total, multiplier: countsAt(0), wonCents: 0 },
      wonCents: toCents(paid.pay),
      countMs: 0,
      celebration: 'none',
      wins: null,
    });
    await pauses.read();
    let won = 0;
    for (const [index, spin] of free.entries()) {
      if (pauses.isSkipping()) break;
      const counts = (multiplier: number): void =>
        store.set({ free: { index: index + 1, total, multiplier, wonCents: toCents(won) } });
      store.set({ phase: 'turning', wins: null });
      counts(countsAt(index));
      additions.begins?.();
      stage.start(title.freeSpins.reels);
      sound.spin();
      await stage.stop(spin);
      await additions.stands?.(round, index + 1, pauses, counts);
      won += spin.pay;
      counts(spin.multiplier);
      await celebrate(spin, toCents(paid.pay + won));
      store.set({ countMs: 0 });
      await pauses.waitOrPress(BETWEEN_FREE_SPINS_MS);
    }
    if (pauses.isSkipping()) {
      additions.begins?.();
      stage.show(last, title.freeSpins.reels);
    }
    pauses.skipped();
    won = free.reduce((sum, { pay }) => sum + pay, 0);
    stage.clearWins();
    store.set({
      phase: 'feature-summary',
      free: { index: total, total, multiplier: last.multiplier, wonCents: toCents(won) },
      wonCents: winCents,
      countMs: 0,
      wins: null,
    });
    // A bought round that pays less than its price isn't a win.
    const times = (won * stakeCents) / 10 / round.stake_cents;
    if (stakeCents === round.stake_cents ? won > 0 : times >= 1) sound.win(times);
    await pauses.read();
    additions.begins?.();
    stage.show(paid, title.reels);
  };

  const present = async (round: GameRound): Promise<void> => {
    const outcome = readOutcome(round.outcome, title);
    const stakeCents = round.stake_cents;
    const spinStakeCents = spinStakeOf(round, game.session.purchase);
    store.set({ stakeCents, boughtAtCents: spinStakeCents === stakeCents ? null : spinStakeCents });
    const [paid, ...free] = outcome?.spins ?? [];
    if (paid) {
      resting = paid;
      additions.comes?.(round);
      await stage.stop(paid);
      await additions.stands?.(round, 0, pauses, () => undefined);
      await celebrate(paid, (spinStakeCents * paid.pay) / 10);
      if (free.length > 0) await playFreeSpins(round, paid, free);
      if (additions.follows) store.set({ countMs: 0 });
      await additions.follows?.(round, store.set, pauses);
    }
    const multiple = round.win_cents / stakeCents;
    store.set({
      phase: 'idle',
      wonCents: round.win_cents,
      countMs: 0,
      celebration: celebrationOf(multiple),
      free: null,
      capped: outcome?.capped ?? false,
      again: false,
    });
    game.finish();
  };

  /** Returns the round once it has been shown; null if the request failed. */
  const attempt = async (asked: Promise<GameRound | null>): Promise<GameRound | null> => {
    const round = await asked;
    if (round) {
      await present(round);
      return round;
    }
    // Shows the previous picture again.
    if (resting) await stage.stop(resting);
    store.set({ phase: 'idle' });
    return null;
  };

  const play = async (buys: boolean): Promise<GameRound | null> => {
    const { phase } = store.get();
    const { stakeCents, balanceCents } = game.get();
    const { purchase } = game.session;
    if (phase !== 'idle' || !game.mayPlay() || (buys && !purchase)) return null;
    const cost = buys && purchase ? priceAt(purchase, stakeCents) : stakeCents;
    const asked = buys ? game.buy() : game.play({});
    // Refused before the request: the reels don't move.
    if (cost > balanceCents) return asked;
    store.set({
      phase: 'turning',
      wonCents: null,
      celebration: 'none',
      countMs: 0,
      capped: false,
      wins: null,
      stakeCents: cost,
    });
    sound.spin();
    additions.begins?.();
    stage.start(title.reels);
    return attempt(asked);
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Shows the initial picture, without a win. */
    begin(spin: PokieSpin): void {
      resting = spin;
      stage.show(spin, title.reels);
      const interrupted = game.interrupted();
      if (!interrupted) return;
      additions.begins?.();
      store.set({ phase: 'turning', again: true, stakeCents: interrupted.stake_cents });
      stage.start(title.reels);
      void present(interrupted);
    },
    spin: (): Promise<GameRound | null> => play(false),
    /** Buys a round that starts with the free spins. */
    buy: (): Promise<GameRound | null> => play(true),
    /** Retries a round whose reply was lost. */
    retry(): void {
      if (!game.hasUnanswered() || game.get().asking) return;
      store.set({ phase: 'turning' });
      additions.begins?.();
      stage.start(title.reels);
      void attempt(game.retry());
    },
    /** Handles the main press: stops the reels, ends a count, opens and closes the free spins. */
    press(): void {
      if (store.get().phase === 'turning') stage.hurry();
      else pauses.press();
    },
    /** Skips to the payout of the free spins. */
    skip(): void {
      const { free, phase } = store.get();
      if (!free || phase === 'feature-summary') return;
      stage.hurry();
      pauses.skip();
    },
  };
}

export type PokieShow = ReturnType<typeof openPokieShow>;
