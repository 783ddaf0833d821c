import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDiceShow } from '../dice/dice-show.ts';
import { roundWhere } from '../testing/rounds.ts';
import { parentOf, roundOf, serverWith, sessionOf } from '../testing/session.ts';
import { type AutoplayLimits, openAutoplay } from './autoplay.ts';
import { createGameStore } from './game-store.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const silent = { roll: vi.fn(), win: vi.fn(), lose: vi.fn() } as never;
const dice = (win: number, steps = 1) =>
  roundOf({ win_cents: win, steps, outcome: { roll: 1, target: 2, side: 'under', won: win > 0 } });
const limits = (change: Partial<AutoplayLimits> = {}): AutoplayLimits => ({
  lossCents: 1_000,
  rounds: 100,
  winTimes: null,
  freeSpins: true,
  balanceCents: null,
  ...change,
});

/** Plays real rolls, one after the other; stake 1.00, balance 10.00. */
function rolling(rounds: ReturnType<typeof dice>[], allowed = true) {
  const server = serverWith(...rounds);
  const session = sessionOf({ rules: { min_round_ms: 0, autoplay: allowed } });
  const game = createGameStore(session, parentOf(), server);
  const show = openDiceShow({ game, sound: silent, still: () => false });
  const autoplay = openAutoplay({ game, play: () => show.play({ side: 'over', target: 5_000 }) });
  return { server, game, show, autoplay, later: (ms = 200_000) => vi.advanceTimersByTimeAsync(ms) };
}

// shows: edition:de-autoplay
test('where the edition forbids it nothing plays by itself', async () => {
  const { autoplay, server, later } = rolling([dice(0)], false);
  autoplay.start(limits());
  await later();
  expect(autoplay.get().limits).toBeNull();
  expect(server.fetch).not.toHaveBeenCalled();
});

test('without a loss to stop at nothing starts', async () => {
  const { autoplay, server, later } = rolling([dice(0)]);
  for (const lossCents of [0, -100, Number.NaN]) autoplay.start(limits({ lossCents }));
  await later();
  expect(server.fetch).not.toHaveBeenCalled();
});

test('the loss is never passed, not even by the last stake', async () => {
  const { autoplay, game, later } = rolling([dice(0)]);
  autoplay.start(limits({ lossCents: 350 }));
  await later();
  expect(autoplay.get()).toMatchObject({ limits: null, ended: 'loss', rounds: 3, netCents: -300 });
  expect(game.get().balanceCents).toBe(700);
});

test('what is won between gives room again: the loss counts from the beginning', async () => {
  const { autoplay, later } = rolling([dice(0), dice(250), dice(0)]);
  autoplay.start(limits({ lossCents: 200 }));
  await later();
  expect(autoplay.get()).toMatchObject({ ended: 'loss', rounds: 4, netCents: -150 });
});

test('it stops at a win that was to be seen, at free spins, at a balance and after its rounds', async () => {
  const cases = [
    [[dice(0), dice(499), dice(500)], { winTimes: 5 }, { ended: 'win', rounds: 3 }],
    [[dice(0), dice(0, 7)], { freeSpins: true }, { ended: 'free_spins', rounds: 2 }],
    [[dice(300)], { balanceCents: 1_500 }, { ended: 'balance', rounds: 3, netCents: 600 }],
    [[dice(100)], { rounds: 10 }, { ended: 'rounds', rounds: 10 }],
    [[dice(100)], { rounds: 100_000 }, { ended: 'rounds', rounds: 100 }],
  ] as const;
  for (const [rounds, change, ended] of cases) {
    const { autoplay, later } = rolling([...rounds]);
    autoplay.start(limits(change));
    await later();
    expect(autoplay.get()).toMatchObject({ limits: null, ...ended });
  }
});

test('a press ends it: the round that is asked for is shown to its end, and none follows', async () => {
  const { autoplay, server, game, later } = rolling([dice(0)]);
  autoplay.start(limits());
  await later(500);
  expect(game.get().busy).toBe(true);
  autoplay.stop();
  await later();
  expect(server.fetch).toHaveBeenCalledTimes(1);
  expect(autoplay.get()).toMatchObject({ ended: 'player', rounds: 1, netCents: -100 });
  expect(game.get()).toMatchObject({ busy: false, balanceCents: 900 });
});

test('stopped and started again at once, only one plays', async () => {
  const { autoplay, server, later } = rolling([dice(100)]);
  autoplay.start(limits({ rounds: 5 }));
  autoplay.stop();
  autoplay.start(limits({ rounds: 5 }));
  autoplay.start(limits({ rounds: 5 }));
  await later();
  expect(server.fetch).toHaveBeenCalledTimes(5);
});

test('a hold of the page ends it, and a refused round does', async () => {
  const held = rolling([dice(0)]);
  held.autoplay.start(limits());
  await held.later(1_500);
  held.game.pause(true);
  await held.later();
  expect(held.autoplay.get()).toMatchObject({ limits: null, ended: 'held' });
  const poor = rolling([dice(0)]);
  poor.autoplay.start(limits({ lossCents: 100_000 }));
  await poor.later();
  expect(poor.autoplay.get()).toMatchObject({ limits: null, ended: 'problem', rounds: 10 });
  expect(poor.game.get().problem).toBe('insufficient_funds');
});

test('the pause an edition asks for between rounds is kept', async () => {
  const server = serverWith(dice(100));
  const game = createGameStore(sessionOf({ rules: { min_round_ms: 5_000, autoplay: true } }), parentOf(), {
    ...server,
    now: () => performance.now(),
  });
  const show = openDiceShow({ game, sound: silent, still: () => false });
  const autoplay = openAutoplay({ game, play: () => show.play({ side: 'over', target: 5_000 }) });
  autoplay.start(limits({ rounds: 3 }));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(server.fetch).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(autoplay.get()).toMatchObject({ ended: 'rounds', rounds: 3 });
});

test('free spins begin by themselves only where the player did not want to see them', () => {
  const { autoplay } = rolling([roundWhere(({ pay }) => pay === 0)]);
  expect(autoplay.handsFree()).toBe(false);
  autoplay.start(limits({ freeSpins: true }));
  expect(autoplay.handsFree()).toBe(false);
  autoplay.stop();
  autoplay.start(limits({ freeSpins: false }));
  expect(autoplay.handsFree()).toBe(true);
});
