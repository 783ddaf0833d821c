import { expect, test } from 'vitest';
import { positionOf, SPEED, STOP_MS } from './reel-motion.ts';

const turning = { from: 10, startedAt: 1_000, stop: null };
const stopping = { ...turning, stop: { at: 2_000, index: 4 } };

test('it begins where it stood, breathes back and then turns downwards, ever faster up to its speed', () => {
  expect(positionOf(turning, 1_000).top).toBe(10);
  expect(positionOf(turning, 1_110).top).toBeGreaterThan(10);
  const early = positionOf(turning, 1_200).top - positionOf(turning, 1_216).top;
  const late = positionOf(turning, 1_600).top - positionOf(turning, 1_616).top;
  expect(early).toBeGreaterThan(0);
  expect(late).toBeCloseTo(16 * SPEED, 6);
});

test('it slows down from its full speed, without a jerk', () => {
  const [before, after] = [positionOf(stopping, 2_000), positionOf(stopping, 2_001)];
  expect(before.top - after.top).toBeCloseTo(SPEED, 3);
});

test('it overshoots a little and comes to rest exactly on its stop', () => {
  const tops = Array.from({ length: 80 }, (_, step) => positionOf(stopping, 2_000 + (STOP_MS * step) / 79).top);
  expect(Math.min(...tops)).toBeLessThan(4);
  expect(Math.min(...tops)).toBeGreaterThan(3.8);
  expect(positionOf(stopping, 2_000 + STOP_MS)).toEqual({ top: 4, rush: 0, resting: true });
  expect(positionOf(stopping, 1e9)).toEqual({ top: 4, rush: 0, resting: true });
});
