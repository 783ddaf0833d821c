import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wheelSegments } from '@croupier/game-math';
import { SEGMENT_DEGREES, turnMoment } from './turn.ts';

const LASTS_MS = 8_000;
const segments = fc.nat(wheelSegments.length - 1);

/** Returns the segment under the pointer. */
const under = (wheel: number): number => {
  const at = Math.round(-wheel / SEGMENT_DEGREES);
  return ((at % wheelSegments.length) + wheelSegments.length) % wheelSegments.length;
};

test('the wheel stops with the middle of the segment that was drawn under the tongue', () => {
  fc.assert(
    fc.property(segments, segments, fc.integer({ min: LASTS_MS, max: 10 * LASTS_MS }), (from, to, elapsed) => {
      const { wheel, tongue } = turnMoment({ from, to }, elapsed, LASTS_MS);
      expect([under(wheel), tongue]).toEqual([to, 0]);
      expect(-wheel / SEGMENT_DEGREES).toBeCloseTo(to, 9);
    }),
  );
});

test('it begins where it stood, turns one way, only slows down, and never jumps, the last step neither', () => {
  fc.assert(
    fc.property(segments, segments, (from, to) => {
      const wheels = Array.from({ length: 801 }, (_, at) => turnMoment({ from, to }, at * 10, LASTS_MS).wheel);
      expect(under(wheels[0]!)).toBe(from);
      const steps = wheels.slice(1, -1).map((wheel, at) => wheel - wheels[at]!);
      expect(steps.every((step, at) => step >= 0 && step <= (steps[at - 1] ?? Infinity) + 1e-9)).toBe(true);
      const last = (((wheels.at(-1)! - wheels.at(-2)!) % 360) + 360) % 360;
      expect(Math.min(last, 360 - last)).toBeLessThan(0.1);
    }),
  );
});

test('the pegs push the tongue as they pass, and never through it', () => {
  const tongues = Array.from({ length: 801 }, (_, at) => turnMoment({ from: 3, to: 40 }, at * 10, LASTS_MS).tongue);
  expect(Math.max(...tongues)).toBeGreaterThan(8);
  expect(tongues.every((degrees) => degrees >= 0 && degrees <= 22)).toBe(true);
});
