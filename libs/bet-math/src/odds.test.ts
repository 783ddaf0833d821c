import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOdds } from './odds-formats.ts';
import { isOdds, ladderOdds } from './odds.ts';

test.each([
  [21_000, '2.10', '11/10', '+110', '1.10', '-0.91', '1.10'],
  [15_000, '1.50', '1/2', '-200', '0.50', '0.50', '-2.00'],
  [20_000, '2.00', '1/1', '+100', '1.00', '1.00', '1.00'],
  [10_100, '1.01', '1/100', '-10000', '0.01', '0.01', '-100.00'],
  [3_330_000, '333', '332/1', '+33200', '332.00', '-0.003', '332.00'],
  [350_000, '35.00', '34/1', '+3400', '34.00', '-0.03', '34.00'],
] as const)('%i reads %s in each format', (odds, decimal, fractional, american, hongkong, malay, indonesian) => {
  expect(formatOdds(odds)).toBe(decimal);
  expect(formatOdds(odds, 'fractional')).toBe(fractional);
  expect(formatOdds(odds, 'american')).toBe(american);
  expect(formatOdds(odds, 'hong-kong')).toBe(hongkong);
  expect(formatOdds(odds, 'malay')).toBe(malay);
  expect(formatOdds(odds, 'indonesian')).toBe(indonesian);
});

test('a price on the ladder is never better than the one asked for, and itself stays', () => {
  fc.assert(
    fc.property(fc.double({ min: 1.01, max: 1_000, noNaN: true }), (decimal) => {
      const odds = ladderOdds(decimal)!;
      expect(odds / 10_000).toBeLessThanOrEqual(decimal + 1e-9);
      expect(isOdds(odds)).toBe(true);
      expect(ladderOdds(odds / 10_000)).toBe(odds);
    }),
  );
});

test('below 1.01 there is no price, above 1000 it stops there', () => {
  expect(ladderOdds(1.0099)).toBeNull();
  expect(ladderOdds(1)).toBeNull();
  expect(ladderOdds(99_999)).toBe(10_000_000);
});
