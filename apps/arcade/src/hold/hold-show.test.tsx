import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { toWire } from '@croupier/contracts';
import { createStream, games, type HoldOutcome, holdTitle } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';
import { createGameStore } from '../game/game-store.ts';
import { firstPicture } from '../pokie/first-picture.ts';
import type { ShowState } from '../pokie/pokie-show.ts';
import type { ReelStage } from '../reels/reel-stage.ts';
import type { Sound } from '../sound/sound.ts';
import { now, parentOf, roundOf, serverWith, sessionOf } from '../testing/session.ts';
import { coinAmount, shortMoney } from './amounts.ts';
import { heldReels } from './held-reels.ts';
import type { HoldGrid } from './hold-grid.ts';
import { type HoldState, openHoldShow } from './hold-show.ts';
import { readHeld } from './outcome.ts';

beforeEach(() => {
  localStorage.clear();
  i18n.loadAndActivate({ locale: 'en', messages: {} });
});

const maths = 'magpies-hoard';
const title = holdTitle(maths)!;

/** Returns the first matching round, at a stake of 1.00. */
function roundWhere(fits: (outcome: HoldOutcome) => boolean) {
  for (let nonce = 0; ; nonce++) {
    const stream = createStream(nodeHmac, { serverSeed: 's', clientSeed: 'c', nonce });
    const { outcome, win, steps } = games[maths]!.play(stream, { stake: 100n, params: {} }, null);
    const held = outcome as unknown as HoldOutcome;
    if (fits(held)) return { round: roundOf({ outcome, win_cents: toWire(win), steps }), held };
  }
}

function opened(round: ReturnType<typeof roundOf>, wait: (ms: number) => Promise<void> = () => Promise.resolve()) {
  const grid = {
    clear: vi.fn(),
    enter: vi.fn(() => 0),
    respin: vi.fn((_: unknown) => 1),
    landings: vi.fn(() => []),
    settle: vi.fn(),
    light: vi.fn(),
    landed: vi.fn(),
  };
  const stage = { show: vi.fn(), start: vi.fn(), stop: vi.fn(), showWins: vi.fn(), clearWins: vi.fn(), hurry: vi.fn() };
  const silent = () => undefined;
  const sound = { spin: silent, win: vi.fn(), feature: vi.fn(), tick: silent, land: silent, scatter: silent };
  const game = createGameStore(sessionOf({ slug: maths, maths }), parentOf(), { ...serverWith(round), now });
  const show = openHoldShow({
    game,
    stage: stage as unknown as ReelStage,
    grid: grid as unknown as HoldGrid,
    title,
    sound: sound as unknown as Sound,
    wait,
  });
  show.begin(firstPicture(title));
  const seen: ShowState[] = [];
  const holds: HoldState[] = [];
  show.subscribe(() => seen.push(show.get()));
  show.hold.subscribe(() => holds.push(show.hold.get()));
  return { show, grid, sound, game, seen, holds };
}

test('too little money holds nothing: no respin is shown, and a return below the stake is not celebrated', async () => {
  const { round } = roundWhere(
    ({ coins, respins, pay }) => coins.length > 2 && respins.length === 0 && pay > 0 && pay < 10,
  );
  const { show, grid, sound } = opened(round);
  await show.spin();
  expect(grid.enter).not.toHaveBeenCalled();
  expect(sound.win).not.toHaveBeenCalled();
  expect(show.get()).toMatchObject({ phase: 'idle', celebration: 'returned', wonCents: round.win_cents });
});

test('each respin is counted down in view, each new coin gives three again, and the sum is counted once', async () => {
  const { round, held } = roundWhere(({ respins }) => respins.length > 5);
  const { show, grid, seen, holds, game } = opened(round);
  await show.spin();
  expect(grid.respin.mock.calls.map(([fresh]) => fresh)).toEqual(held.respins);
  expect(grid.settle).toHaveBeenCalledTimes(held.respins.length);
  let left = 3;
  const counted = held.respins.flatMap((fresh) => {
    const after = left - 1;
    left = fresh.length > 0 ? 3 : after;
    return fresh.length > 0 ? [after, 3] : [after];
  });
  expect(holds.map((state) => state.left).filter((value) => value !== null)).toEqual([3, ...counted]);
  const celebrated = seen.filter(({ phase }) => phase === 'celebrating');
  expect(celebrated.at(-1)).toMatchObject({ wonCents: round.win_cents });
  expect(celebrated.filter(({ countMs, wonCents }) => countMs > 0 && wonCents === round.win_cents)).toHaveLength(1);
  expect(show.hold.get()).toMatchObject({ left: null, filled: held.coins.length + held.respins.flat().length });
  expect(game.get().busy).toBe(false);
});

test('skipped respins end with all money in its place and the same sum', async () => {
  const { round, held } = roundWhere(({ respins }) => respins.length > 5);
  const never = new Promise<void>(() => undefined);
  const { show, grid } = opened(round, () => never);
  const done = show.spin();
  await vi.waitFor(() => expect(grid.enter).toHaveBeenCalled());
  show.skipHold();
  await vi.waitFor(() => expect(show.get().phase).toBe('celebrating'));
  expect(grid.enter.mock.lastCall).toEqual([[...held.coins, ...held.respins.flat()]]);
  show.press();
  await done;
  expect(show.get()).toMatchObject({ phase: 'idle', wonCents: round.win_cents });
});

test('an outcome of another shape is not read as money', () => {
  const { held } = roundWhere(({ respins }) => respins.length > 0);
  expect(readHeld(held, title)).toMatchObject({ held: held.held });
  expect(readHeld({ ...held, coins: [{ cell: 93, pay: 10, kind: null }] }, title)).toBeNull();
  expect(readHeld({ spins: [] }, title)).toBeNull();
});

test('a breath is held only where the money that is missing may still come', () => {
  expect(heldReels(title, ['ABC', 'ABC', 'MMM', 'MMM', 'ABC'])).toEqual([false, false, false, true, false]);
  expect(heldReels(title, ['MMA', 'MMM', 'AMC', 'ABC', 'ABC'])).toEqual([false, false, true, false, false]);
});

test('on a coin stands the number alone, on a prize what it is of', () => {
  expect(coinAmount(500, 'EUR')).toBe('5');
  expect(coinAmount(250, 'EUR')).toBe('2.50');
  expect(shortMoney(100_000, 'EUR')).toBe('€1,000');
});
