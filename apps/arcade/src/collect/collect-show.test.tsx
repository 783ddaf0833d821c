import { beforeEach, expect, test, vi } from 'vitest';
import { type CollectOutcome, collectTitle } from '@croupier/game-math';
import { createGameStore, type GameSession } from '../game/game-store.ts';
import { firstPicture } from '../pokie/first-picture.ts';
import type { FreeSpins } from '../pokie/pokie-show.ts';
import type { ReelStage } from '../reels/reel-stage.ts';
import type { Sound } from '../sound/sound.ts';
import { createStore } from '../store.ts';
import { roundWhere } from '../testing/rounds.ts';
import { now, parentOf, serverWith, sessionOf } from '../testing/session.ts';
import { DARK, openCollectShow, type Street } from './collect-show.ts';
import type { Lights } from './lights.ts';
import { readLamps } from './outcome.ts';

beforeEach(() => localStorage.clear());

const maths = 'lamplighter-lane';
const title = collectTitle(maths)!;
const spinsOf = (outcome: unknown) => (outcome as CollectOutcome).spins;
const lampsOf = (outcome: unknown) => spinsOf(outcome).flatMap(({ lamps }) => lamps);
const bright = roundWhere((outcome) => lampsOf(outcome).length > 5, maths);

interface Options {
  readonly wait?: (ms: number) => Promise<void>;
  readonly handsFree?: boolean;
  readonly session?: Partial<GameSession>;
}

function opened(
  round: typeof bright,
  { wait = () => Promise.resolve(), handsFree = true, session = {} }: Options = {},
) {
  const order: string[] = [];
  const note = (name: string) => vi.fn(() => void order.push(name));
  const lights = { clear: note('clear'), light: vi.fn((_: unknown) => (order.push('light'), 1)), settle: vi.fn() };
  const stage = {
    show: vi.fn(),
    start: note('start'),
    stop: note('stop'),
    showWins: note('wins'),
    clearWins: vi.fn(),
    hurry: vi.fn(),
  };
  const silent = () => undefined;
  const sound = { spin: silent, win: silent, feature: silent, tick: silent, land: silent, scatter: silent };
  const game = createGameStore(sessionOf({ slug: maths, maths, ...session }), parentOf(), {
    ...serverWith(round),
    now,
  });
  const street = createStore<Street>(DARK);
  const show = openCollectShow({
    game,
    stage: stage as unknown as ReelStage,
    over: lights as unknown as Lights,
    street,
    title,
    sound: sound as unknown as Sound,
    wait,
    handsFree: () => handsFree,
  });
  show.begin(firstPicture(title));
  const seen: { free: FreeSpins; phase: string; lit: number }[] = [];
  show.subscribe(() => {
    const { free, phase } = show.get();
    if (free) seen.push({ free, phase, lit: street.get().lit.length });
  });
  return { game, show, lights, stage, street, seen, order };
}

test('every lamp is lit where it landed, after the stop and before the wins it multiplies', async () => {
  const { show, lights, order, street } = opened(bright);
  await show.spin();
  expect(lights.light.mock.calls.map(([lamp]) => lamp)).toEqual(lampsOf(bright.outcome));
  for (const [at, name] of order.entries()) if (name === 'light') expect(['stop', 'light']).toContain(order[at - 1]);
  expect(order.filter((name) => name === 'start')).toHaveLength(spinsOf(bright.outcome).length);
  expect(street.get().lit).toEqual(lampsOf(bright.outcome).map(({ adds }) => adds));
});

test('the multiplier rises lamp by lamp, never before its lamp, never falls, and ends at the last one', async () => {
  const { show, seen } = opened(bright);
  await show.spin();
  const lamps = lampsOf(bright.outcome).map(({ adds }) => adds);
  for (const { free, lit, phase } of seen) {
    const burning = lamps.slice(0, lit).reduce((sum, adds) => sum + adds, 1);
    if (phase !== 'feature-summary') expect(free.multiplier).toBe(burning);
  }
  const shown = seen.map(({ free }) => free.multiplier);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(shown[0]).toBe(1);
  expect(new Set(shown).size).toBe(lamps.length + 1);
  expect(shown.at(-1)).toBe(spinsOf(bright.outcome).at(-1)!.multiplier);
});

test('skipped free spins end with every lamp lit, and bring what they would have brought', async () => {
  const { show, street, game, lights } = opened(bright, { handsFree: false });
  const done = show.spin();
  await vi.waitFor(() => expect(show.get().phase).toBe('feature-intro'));
  show.skip();
  await vi.waitFor(() => expect(show.get().phase).toBe('feature-summary'));
  expect(lights.light).not.toHaveBeenCalled();
  expect(street.get().lit).toHaveLength(lampsOf(bright.outcome).length);
  expect(show.get()).toMatchObject({
    wonCents: bright.win_cents,
    free: { multiplier: spinsOf(bright.outcome).at(-1)!.multiplier },
  });
  show.press();
  await done;
  expect(game.get().balanceCents).toBe(900 + bright.win_cents);
});

test('a press lights what is left of a spin at once', async () => {
  const two = roundWhere((outcome) => spinsOf(outcome).some(({ lamps }) => lamps.length > 1), maths);
  const at = spinsOf(two.outcome).findIndex(({ lamps }) => lamps.length > 0);
  let held = true;
  const { show, lights, street } = opened(two, {
    // While a lamp flares, only a press ends the wait.
    wait: () => (lights.light.mock.calls.length === 1 && held ? new Promise(() => undefined) : Promise.resolve()),
  });
  const done = show.spin();
  await vi.waitFor(() => expect(lights.light).toHaveBeenCalledTimes(1));
  expect(street.get().lit).toEqual([]);
  held = false;
  show.press();
  await vi.waitFor(() =>
    expect(street.get().lit.length).toBeGreaterThanOrEqual(spinsOf(two.outcome)[at]!.lamps.length),
  );
  await done;
});

test('an interrupted round lights the same lamps again', async () => {
  localStorage.setItem(`croupier.begun.${maths}.EUR`, bright.id);
  const { show, lights, street } = opened(bright, { session: { last_round: bright } });
  await vi.waitFor(() => expect(show.get()).toMatchObject({ phase: 'idle', wonCents: bright.win_cents }));
  expect(lights.light.mock.calls.map(([lamp]) => lamp)).toEqual(lampsOf(bright.outcome));
  expect(street.get().lit).toHaveLength(lampsOf(bright.outcome).length);
});

test('a round of its own begins in the dark', async () => {
  const { show, street } = opened(bright);
  await show.spin();
  const next = show.spin();
  expect(street.get()).toEqual(DARK);
  await next;
});

test('an outcome of another shape lights nothing', () => {
  expect(readLamps(bright.outcome, title).flat()).toEqual(lampsOf(bright.outcome));
  expect(readLamps({ spins: [{ lamps: [{ cell: 93, adds: 1 }] }] }, title)).toEqual([]);
  expect(readLamps({ spins: [{}] }, title)).toEqual([]);
});
