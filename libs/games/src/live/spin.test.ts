import { expect, test } from 'vitest';
import { ROULETTE_POCKETS, rouletteWheel } from '@croupier/game-math';
import { spinMoment } from './spin.ts';

const LASTS_MS = 8_000;
const pockets = Array.from({ length: ROULETTE_POCKETS }, (_, pocket) => pocket);

test('the ball lies in the pocket that was drawn, and the wheel stands', () => {
  for (const pocket of pockets) {
    const { wheel, ball, height } = spinMoment(pocket, LASTS_MS, LASTS_MS);
    const under = Math.round((ball - wheel) / (360 / ROULETTE_POCKETS));
    expect([rouletteWheel[under], Math.abs(wheel), height]).toEqual([pocket, 0, 0]);
  }
});

test('a page that comes late sees the end, not a spin of its own', () => {
  expect(spinMoment(17, 60_000, LASTS_MS)).toEqual(spinMoment(17, LASTS_MS, LASTS_MS));
});

test('the ball runs on the rim first, never jumps, and only slows down', () => {
  const moments = Array.from({ length: 801 }, (_, at) => spinMoment(32, at * 10, LASTS_MS));
  expect(moments[0]?.height).toBe(1);
  const steps = moments.slice(1).map(({ ball }, at) => moments[at]!.ball - ball);
  expect(steps.every((step, at) => step >= 0 && step <= (steps[at - 1] ?? Infinity) + 1e-9)).toBe(true);
  const jumps = moments.slice(1).map(({ height }, at) => Math.abs(moments[at]!.height - height));
  expect(Math.max(...jumps)).toBeLessThan(0.1);
});
