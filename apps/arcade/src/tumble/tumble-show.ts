import type { GameRound } from '@croupier/contracts';
import type { TumbleDefinition, TumbleSpin } from '@croupier/game-math';
import type { GameStore } from '../game/game-store.ts';
import { type Celebration, celebrationOf, COUNT_MS } from '../pokie/celebration.ts';
import { BETWEEN_FREE_SPINS_MS, openPauses, type Pacing } from '../pokie/pauses.ts';
import type { ShowState } from '../pokie/pokie-show.ts';
import type { Sound } from '../sound/sound.ts';
import { createStore } from '../store.ts';
import { readOutcome } from './outcome.ts';
import type { TumbleStage } from './tumble-stage.ts';
import { goneOf, heldColumns, valuesOf } from './tumble-steps.ts';

export interface TumbleState extends ShowState {
  /** Current multiplier of this spin's wins. */
  readonly multiplier: number;
  /** Number of symbols that disappeared in this spin, and of helpers that acted. */
  readonly charge: number;
  readonly helped: number;
  /** Cells of the last win, where sparks rise. */
  readonly cells: readonly number[];
}

interface Setup extends Pacing {
  readonly game: GameStore;
  readonly stage: TumbleStage;
  readonly title: TumbleDefinition;
  readonly sound: Sound;
}

const LIT_MS = 560;
const HELP_MS = 620;
const HURRIED = 3;

/** Runs a round whose wins tumble: the order of its scenes, and when it ends. */
export function openTumbleShow({ game, stage, title, sound, ...pacing }: Setup) {
  const store = createStore<TumbleState>({
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
    multiplier: title.ladder[0] ?? 1,
    charge: 0,
    helped: 0,
    cells: [],
  });
  let resting: TumbleSpin | null = null;
  const pauses = openPauses(pacing);
  let speed = 1;
  const setSpeed = (next: number): void => {
    speed = next;
    stage.setSpeed(next);
  };
  const waitOrPress = (ms: number): Promise<void> => pauses.waitOrPress(ms / speed);
  /** Waits for a movement. A press speeds it up, but doesn't end it. */
  const moved = (ms: number): Promise<void> => (pauses.isSkipping() || ms <= 0 ? Promise.resolve() : pauses.wait(ms));

  /** Plays a spin up to its last tumble. `beforeCents`: payout of the round before this spin. */
  const playSpin = async (
    spin: TumbleSpin,
    stakeCents: number,
    beforeCents: number,
    capCents: number,
  ): Promise<void> => {
    const toCents = (tenths: number): number => Math.min(capCents, beforeCents + (stakeCents * tenths) / 10);
    const values = valuesOf(title, spin);
    const [first] = spin.steps;
    await moved(stage.drop(first!.reels, values[0]!, heldColumns(title, first!.reels)));
    let won = 0;
    let helped = 0;
    for (const [index, { wins, multiplier, help, charge }] of spin.steps.entries()) {
      if (pauses.isSkipping()) break;
      const next = spin.steps[index + 1];
      if (help && next) {
        helped += 1;
        stage.light(help.cells);
        sound.scatter(helped);
        store.set({ charge, helped });
        await waitOrPress(HELP_MS);
        if (help.kind === 'sweep') await moved(stage.tumble(new Set(help.cells), next.reels, values[index + 1]!));
        else stage.show(next.reels, values[index + 1]!);
        continue;
      }
      store.set({ charge });
      if (wins.length === 0) break;
      const { cells, gone } = goneOf(wins);
      won += wins.reduce((sum, { pay }) => sum + pay, 0) * multiplier;
      stage.light(cells);
      sound.tick();
      store.set({
        multiplier,
        cells,
        celebration: won < 10 ? 'returned' : 'win',
        wonCents: toCents(won),
        countMs: LIT_MS / 2,
      });
      await waitOrPress(LIT_MS);
      if (next) await moved(stage.tumble(gone, next.reels, values[index + 1]!));
      sound.land(Math.min(6, index));
    }
    if (pauses.isSkipping()) return;
    stage.light(null);
    await celebrate(spin, stakeCents, toCents(spin.pay));
  };

  /** Celebrates the payout of the whole spin after its last tumble. The next step says when the count has ended. */
  const celebrate = async (spin: TumbleSpin, stakeCents: number, sumCents: number): Promise<void> => {
    if (spin.pay === 0) return;
    const celebration: Celebration = celebrationOf(spin.pay / 10);
    if (spin.pay >= 10) sound.win(spin.pay / 10);
    setSpeed(1);
    const countMs = COUNT_MS[celebration];
    store.set({ phase: 'celebrating', celebration, wonCents: sumCents, countMs, stakeCents, multiplier: spin.times });
    await waitOrPress(Math.max(celebration === 'returned' ? 450 : 700, countMs));
  };

  const playFreeSpins = async (round: GameRound, paid: TumbleSpin, free: readonly TumbleSpin[]): Promise<void> => {
    const { stake_cents: stakeCents, win_cents: winCents } = round;
    const toCents = (tenths: number): number => Math.min(winCents, (stakeCents * tenths) / 10);
    const total = free.length;
    const standingOf = (index: number, multiplier: number, won: number) => ({
      index,
      total,
      multiplier,
      wonCents: toCents(won),
    });
    sound.feature();
    const opening = free[0]!.steps[0]!.multiplier;
    store.set({
      phase: 'feature-intro',
      free: standingOf(0, opening, 0),
      wonCents: toCents(paid.pay),
      countMs: 0,
      celebration: 'none',
    });
    await pauses.read();
    let won = 0;
    for (const [index, spin] of free.entries()) {
      if (pauses.isSkipping()) break;
      setSpeed(1);
      const starts = spin.steps[0]!.multiplier;
      store.set({
        phase: 'turning',
        free: standingOf(index + 1, starts, won),
        multiplier: starts,
        celebration: 'none',
      });
      sound.spin();
      await moved(stage.clear());
      await playSpin(spin, stakeCents, toCents(paid.pay + won), winCents);
      won += spin.pay;
      const ends = Math.max(spin.steps.at(-1)!.multiplier, spin.times);
      store.set({ free: standingOf(index + 1, ends, won), countMs: 0 });
      await waitOrPress(BETWEEN_FREE_SPINS_MS);
    }
    pauses.skipped();
    won = free.reduce((sum, { pay }) => sum + pay, 0);
    stage.show(free.at(-1)!.steps.at(-1)!.reels, valuesOf(title, free.at(-1)!).at(-1)!);
    store.set({ phase: 'feature-summary', free: standingOf(total, 1, won), wonCents: winCents, countMs: 0 });
    if (won >= 10) sound.win(won / 10);
    await pauses.read();
    stage.show(paid.steps.at(-1)!.reels, valuesOf(title, paid).at(-1)!);
  };

  const present = async (round: GameRound): Promise<void> => {
    const outcome = readOutcome(round.outcome, title);
    const stakeCents = round.stake_cents;
    const [paid, ...free] = outcome?.tumbles ?? [];
    if (paid) {
      resting = paid;
      await playSpin(paid, stakeCents, 0, round.win_cents);
      if (free.length > 0) await playFreeSpins(round, paid, free);
    }
    setSpeed(1);
    store.set({
      phase: 'idle',
      wonCents: round.win_cents,
      countMs: 0,
      celebration: celebrationOf(round.win_cents / stakeCents),
      stakeCents,
      free: null,
      capped: outcome?.capped ?? false,
      again: false,
    });
    game.finish();
  };

  const begins = (stakeCents: number, again: boolean): number => {
    setSpeed(1);
    store.set({
      phase: 'turning',
      wonCents: null,
      celebration: 'none',
      countMs: 0,
      capped: false,
      again,
      stakeCents,
      multiplier: title.ladder[0] ?? 1,
      charge: 0,
      helped: 0,
      cells: [],
    });
    sound.spin();
    return stage.clear();
  };
  /** Returns the round once it has been shown; null if the request failed. */
  const attempt = async (asked: Promise<GameRound | null>, cleared: number): Promise<GameRound | null> => {
    const [round] = await Promise.all([asked, moved(cleared)]);
    if (round) {
      await present(round);
      return round;
    }
    if (resting) stage.show(resting.steps.at(-1)!.reels, valuesOf(title, resting).at(-1)!);
    store.set({ phase: 'idle' });
    return null;
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Shows the initial picture, without a win. */
    begin(spin: TumbleSpin): void {
      resting = spin;
      stage.show(spin.steps[0]!.reels, valuesOf(title, spin)[0]!);
      const interrupted = game.interrupted();
      if (!interrupted) return;
      void attempt(Promise.resolve(interrupted), begins(interrupted.stake_cents, true));
    },
    async spin(): Promise<GameRound | null> {
      const { stakeCents, balanceCents } = game.get();
      if (store.get().phase !== 'idle' || !game.mayPlay()) return null;
      const asked = game.play({});
      // Refused before the request: the picture doesn't change.
      if (stakeCents > balanceCents) return asked;
      return attempt(asked, begins(stakeCents, false));
    },
    /** Retries a round whose reply was lost. */
    retry(): void {
      if (!game.hasUnanswered() || game.get().asking) return;
      void attempt(game.retry(), begins(store.get().stakeCents, false));
    },
    /** Handles the main press: speeds up falling symbols, ends a count, opens and closes the free spins. */
    press(): void {
      if (store.get().phase === 'turning') {
        setSpeed(HURRIED);
        pauses.cut();
      } else pauses.press();
    },
    skip(): void {
      const { free, phase } = store.get();
      if (!free || phase === 'feature-summary') return;
      pauses.skip();
    },
  };
}
