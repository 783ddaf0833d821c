import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../store.ts';
import { blindCanvases } from '../testing/canvas.ts';
import { CRUMBS_MS, followRounds, LAMP_MS, openFieldMotion } from './field-motion.ts';
import type { MinesState } from './mines-show.ts';

beforeEach(() => void vi.useFakeTimers());

/** Returns which animations were drawn: the lamp is one filled square, crumbs are paths. */
const drawn = (calls: readonly (readonly unknown[])[]) => ({
  lamp: calls.some(([name]) => name === 'fillRect'),
  crumbs: calls.some(([name]) => name === 'lineTo'),
});

test('the lamp passes and leaves nothing; then nothing is drawn', async () => {
  const { canvas, calls } = blindCanvases();
  const motion = openFieldMotion(canvas());
  motion.resize(400);
  motion.lamp();
  await vi.advanceTimersByTimeAsync(LAMP_MS / 2);
  expect(drawn(calls())).toEqual({ lamp: true, crumbs: false });
  await vi.advanceTimersByTimeAsync(LAMP_MS);
  const names = calls().map(([name]) => name);
  expect(names.lastIndexOf('clearRect')).toBeGreaterThan(names.lastIndexOf('fillRect'));
  await vi.advanceTimersByTimeAsync(500);
  expect(calls()).toEqual([]);
});

test('earth that flies up begins at its cell, and falls', async () => {
  const { canvas, calls } = blindCanvases();
  const motion = openFieldMotion(canvas());
  motion.resize(400);
  motion.dig(24, 'amber'); // At the bottom in the end: its middle is at nine tenths of both sides.
  await vi.advanceTimersByTimeAsync(17);
  const corners = () =>
    calls()
      .filter(([name]) => name === 'moveTo')
      .map(([, , y]) => y as number);
  const first = corners();
  for (const y of first) expect(Math.abs(y - 0.9)).toBeLessThan(0.1);
  await vi.advanceTimersByTimeAsync(CRUMBS_MS - 60);
  calls();
  await vi.advanceTimersByTimeAsync(17);
  const last = corners();
  const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
  expect(mean(last)).toBeGreaterThan(mean(first));
});

/** Builds a game whose rounds the test controls, and the animations over its field. */
function table(still = false) {
  const show = createStore<MinesState>({ phase: 'idle', asked: null, round: null, history: [] });
  const motion = { lamp: vi.fn<() => void>(), dig: vi.fn<(cell: number, find: string) => void>() };
  followRounds(show, motion, () => still);
  const goesOn = (id: string, picks: number[], end: 'mine' | 'cashed' | null = null): void => {
    const layout = end === null ? null : [3, 4, 5];
    const outcome = { mines: 3, picks, end, layout };
    show.set({ phase: end === null ? 'open' : 'ending', round: { id, stakeCents: 100, winCents: 0, outcome } });
  };
  return { goesOn, rests: () => show.set({ phase: 'idle' }), ...motion };
}

test('a round begins with the lamp, and each cell that is opened throws up its earth', () => {
  const { goesOn, lamp, dig } = table();
  goesOn('one', []);
  expect(lamp).toHaveBeenCalledTimes(1);
  goesOn('one', [6]);
  goesOn('one', [6, 8]);
  expect(dig.mock.calls).toEqual([
    [6, 'amber'],
    [8, 'amber'],
  ]);
  expect(lamp).toHaveBeenCalledTimes(1);
});

test('a mine throws up its own, cashing out nothing, and the next round begins with the lamp again', () => {
  const { goesOn, rests, lamp, dig } = table();
  goesOn('one', []);
  goesOn('one', [6]);
  goesOn('one', [6, 3], 'mine');
  rests();
  goesOn('two', []);
  goesOn('two', [7]);
  goesOn('two', [7], 'cashed');
  rests();
  expect(dig.mock.calls).toEqual([
    [6, 'amber'],
    [3, 'mine'],
    [7, 'amber'],
  ]);
  expect(lamp).toHaveBeenCalledTimes(2);
});

test('for whoever wants nothing to move nothing does', () => {
  const { goesOn, lamp, dig } = table(true);
  goesOn('one', []);
  goesOn('one', [6]);
  expect([lamp, dig].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
