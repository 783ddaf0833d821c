import { expect, test } from 'vitest';
import { bandAt, returnBand } from './return-band.ts';

test('the band narrows with the square root of the rounds around the return', () => {
  const [near, far] = [bandAt(100, 0.96, 5), bandAt(10_000, 0.96, 5)];
  expect(near.high - 0.96).toBeCloseTo(0.98, 2);
  expect(near.low).toBe(0);
  expect(far.high - far.low).toBeCloseTo(0.196, 3);
});

test('it runs from a hundred to a million rounds', () => {
  const band = returnBand(0.96, 5);
  expect([band[0]!.rounds, Math.round(band.at(-1)!.rounds)]).toEqual([100, 1_000_000]);
});
