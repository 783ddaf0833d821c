import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameRound } from '@croupier/contracts';
import { type PokieDefinition } from '@croupier/game-math';
import { mothAndMoonTitle, orchardHoursTitle } from '@croupier/game-math/testing';
import { createGameStore } from '../game/game-store.ts';
import { openReelStage } from '../reels/reel-stage.ts';
import { blindCanvases } from '../testing/canvas.ts';
import { roundWhere } from '../testing/rounds.ts';
import { parentOf, serverWith, sessionOf } from '../testing/session.ts';
import { firstPicture } from './first-picture.ts';
import { openPokieShow, type ShowState } from './pokie-show.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const silent = { spin: vi.fn(), win: vi.fn(), feature: vi.fn() } as never;
const look = { motif: 'orchard', ground: '#ffffff', edge: '#00000070', light: '', line: '', lineEdge: '' } as const;

/** Runs the real script on the real reels, without drawing them. */
function table(round: GameRound, title: PokieDefinition = orchardHoursTitle, server = serverWith(round)) {
  const landed: number[] = [];
  const game = createGameStore(sessionOf(), parentOf(), server);
  const stage = openReelStage({
    canvas: blindCanvases().canvas(),
    title,
    images: new Map(),
    look,
    still: () => false,
    events: { landed: (reel) => landed.push(reel) },
  });
  const show = openPokieShow({ game, stage, title, sound: silent });
  show.begin(firstPicture(title));
  const seen: ShowState[] = [];
  show.subscribe(() => seen.push(show.get()));
  /** Returns the milliseconds until a phase is reached. */
  const until = async (phase: ShowState['phase']): Promise<number> => {
    const from = performance.now();
    while (show.get().phase !== phase && performance.now() - from < 60_000) await vi.advanceTimersByTimeAsync(10);
    expect(show.get().phase).toBe(phase);
    return performance.now() - from;
  };
  return { game, show, server, landed, seen, until };
}

const nothing = roundWhere(({ pay }) => pay === 0, 'moth-and-moon');
const free = roundWhere(({ spins, pay }) => spins.length > 1 && pay > 30);

test('left alone the first reel stands after nine tenths of a second and the others follow', async () => {
  const { show, landed, until } = table(nothing, mothAndMoonTitle);
  void show.spin();
  await vi.advanceTimersByTimeAsync(800);
  expect(landed).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(landed).toEqual([0]);
  expect(await until('idle')).toBeGreaterThan(500);
  expect(landed).toEqual([0, 1, 2, 3, 4]);
});

test('a second press brings all reels to rest at once, on what the server decided', async () => {
  const { show, game, landed, until } = table(nothing, mothAndMoonTitle);
  void show.spin();
  await vi.advanceTimersByTimeAsync(150);
  show.press();
  expect(await until('idle')).toBeLessThan(400);
  expect(landed).toEqual([0, 1, 2, 3, 4]);
  expect(game.get()).toMatchObject({ busy: false, balanceCents: 900 });
});

test('a press before the answer is kept for it: the reels turn until it is there, then stand', async () => {
  const server = serverWith(nothing);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const fetch: typeof globalThis.fetch = (...request) => answered.then(() => server.fetch(...request));
  const later = { ...server, fetch: vi.fn(fetch) };
  const { show, landed, until } = table(nothing, mothAndMoonTitle, later);
  void show.spin();
  await vi.advanceTimersByTimeAsync(100);
  show.press();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(landed).toEqual([]);
  expect(show.get().phase).toBe('turning');
  answer();
  expect(await until('idle')).toBeLessThan(400);
});

test('presses while the reels come down change nothing of the round and start no other', async () => {
  const { show, server, until } = table(nothing, mothAndMoonTitle);
  void show.spin();
  await vi.advanceTimersByTimeAsync(950);
  for (let press = 0; press < 5; press++) {
    show.press();
    void show.spin();
    await vi.advanceTimersByTimeAsync(5);
  }
  await until('idle');
  expect(server.fetch).toHaveBeenCalledTimes(1);
});

test('a press ends the counting of a win, and the sum is the true one', async () => {
  const round = roundWhere(({ spins, pay }) => spins.length === 1 && pay >= 50);
  const { show, game, until } = table(round);
  void show.spin();
  await until('celebrating');
  show.press();
  expect(await until('idle')).toBeLessThan(50);
  expect(show.get()).toMatchObject({ wonCents: round.win_cents, countMs: 0 });
  expect(game.get().balanceCents).toBe(900 + round.win_cents);
});

test('free spins can be skipped from their card, and bring what they would have brought', async () => {
  const { show, game, seen, until } = table(free);
  void show.spin();
  await until('feature-intro');
  show.skip();
  expect(await until('feature-summary')).toBeLessThan(50);
  const paid = (free.outcome as { spins: { pay: number }[] }).spins[0]!.pay * 10;
  expect(show.get().free).toMatchObject({ index: 6, total: 6, wonCents: free.win_cents - paid });
  expect(show.get().wonCents).toBe(free.win_cents);
  expect(seen.some(({ phase, free: at }) => phase === 'turning' && at)).toBe(false);
  show.press();
  await until('idle');
  expect(game.get().balanceCents).toBe(900 + free.win_cents);
});

test('free spins can be skipped in the middle of one, whatever moves', async () => {
  for (const wait of [50, 700, 1_500, 2_600, 4_000]) {
    const { show, game, until } = table(free);
    void show.spin();
    await until('feature-intro');
    show.press();
    await vi.advanceTimersByTimeAsync(wait);
    show.skip();
    show.skip();
    expect(await until('feature-summary')).toBeLessThan(800);
    show.skip();
    expect(show.get().phase).toBe('feature-summary');
    show.press();
    await until('idle');
    expect(game.get()).toMatchObject({ busy: false, balanceCents: 900 + free.win_cents });
  }
});

test('the counter rises with every free spin to the sum of the round, and never shows more', async () => {
  const { show, seen, until } = table(free);
  void show.spin();
  await until('feature-intro');
  show.press();
  await until('feature-summary');
  const sums = seen.map(({ wonCents }) => wonCents ?? 0);
  expect(sums).toEqual([...sums].sort((a, b) => a - b));
  expect(sums.at(-1)).toBe(free.win_cents);
});

test('the multiplier of the free spins rises with them', async () => {
  const rising = roundWhere(({ spins }) => spins.length > 4, 'moth-and-moon');
  const { show, seen, until } = table(rising, mothAndMoonTitle);
  void show.spin();
  await until('feature-intro');
  show.press();
  await until('feature-summary');
  const shown = [...new Set(seen.flatMap(({ free: at }) => (at ? [at.multiplier] : [])))];
  expect(shown.slice(0, 4)).toEqual([2, 3, 4, 5]);
});

test('a return below the stake is neither counted nor does anything move', async () => {
  const { show, seen, until } = table(roundWhere(({ spins, pay }) => spins.length === 1 && pay > 0 && pay < 10));
  void show.spin();
  await until('celebrating');
  await until('idle');
  const lit = seen.filter(({ phase }) => phase === 'celebrating');
  expect(lit.every(({ countMs, wins }) => countMs === 0 && wins?.still === true)).toBe(true);
});
