import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGameStore } from '../game/game-store.ts';
import { parentOf, roundOf, serverWith, sessionOf } from '../testing/session.ts';
import { openDiceShow, ROLL_MS } from './dice-show.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const sound = { roll: vi.fn(), win: vi.fn(), lose: vi.fn() };
const round = roundOf({ win_cents: 198, outcome: { roll: 9_000, target: 5_049, side: 'over', won: true } });
const params = { side: 'over', target: 5_049 } as const;

function table() {
  const game = createGameStore(sessionOf(), parentOf(), serverWith(round));
  return { game, show: openDiceShow({ game, sound: sound as never, still: () => false }) };
}

test('the marker runs before the balance has the win', async () => {
  const { show, game } = table();
  void show.play(params);
  await vi.advanceTimersByTimeAsync(ROLL_MS - 50);
  expect(show.get().phase).toBe('moving');
  expect(game.get().balanceCents).toBe(900);
  await vi.advanceTimersByTimeAsync(60);
  expect(show.get().phase).toBe('idle');
  expect(game.get().balanceCents).toBe(1_098);
});

test('a second press shows the number at once; the next roll runs again', async () => {
  const { show, game } = table();
  void show.play(params);
  await vi.advanceTimersByTimeAsync(10);
  show.press();
  await vi.advanceTimersByTimeAsync(1);
  expect(show.get()).toMatchObject({ phase: 'idle', runMs: 0 });
  expect(game.get().balanceCents).toBe(1_098);
  void show.play(params);
  await vi.advanceTimersByTimeAsync(10);
  expect(show.get()).toMatchObject({ phase: 'moving', runMs: ROLL_MS });
});

test('a press before the answer is kept for it', async () => {
  const { show } = table();
  void show.play(params);
  show.press();
  await vi.advanceTimersByTimeAsync(1);
  expect(show.get()).toMatchObject({ phase: 'idle', runMs: 0 });
});
