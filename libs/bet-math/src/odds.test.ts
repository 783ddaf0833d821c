import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatOdds, ODDS_FORMATS, type OddsFormat } from './odds-formats.ts';
import { isOdds, ladderOdds } from './odds.ts';

test.each([
  [21_000, '2.10', '11/10', '+110', '1.10', '-0.91', '1.10'],
  [15_000, '1.50', '1/2', '-200', '0.50', '0.50', '-2.00'],
  [20_000, '2.00', '1/1', '+100', '1.00', '1.00', '1.00'],
  [10_100, '1.01', '1/100', '-10000', '0.01', '0.01', '-100.00'],
  [3_330_000, '333', '300/1', '+33200', '332.00', '-0.0031', '332.00'],
  [350_000, '35.00', '33/1', '+3400', '34.00', '-0.030', '34.00'],
  // 1/666.5 and 2.005: never shown as better than they are.
  [6_675_000, '667', '500/1', '+66650', '666.50', '-0.0016', '666.50'],
  [20_050, '2.00', '1/1', '+100', '1.00', '-1.00', '1.00'],
  [10_600, '1.06', '1/20', '-1667', '0.06', '0.06', '-16.67'],
  [49_000, '4.90', '7/2', '+390', '3.90', '-0.26', '3.90'],
] as const)('%i reads %s in each format', (odds, decimal, fractional, american, hongkong, malay, indonesian) => {
  expect(formatOdds(odds)).toBe(decimal);
  expect(formatOdds(odds, 'fractional')).toBe(fractional);
  expect(formatOdds(odds, 'american')).toBe(american);
  expect(formatOdds(odds, 'hong-kong')).toBe(hongkong);
  expect(formatOdds(odds, 'malay')).toBe(malay);
  expect(formatOdds(odds, 'indonesian')).toBe(indonesian);
});

test('what is shown is never better than the price, whatever the format', () => {
  const profitOf: Record<OddsFormat, (text: string) => number> = {
    decimal: (text) => Number(text) - 1,
    fractional: (text) =>
      text
        .split('/')
        .map(Number)
        .reduce((n, d) => n / d),
    american: (text) => (text.startsWith('-') ? -100 / Number(text) : Number(text) / 100),
    'hong-kong': Number,
    malay: (text) => (text.startsWith('-') ? -1 / Number(text) : Number(text)),
    indonesian: (text) => (text.startsWith('-') ? -1 / Number(text) : Number(text)),
  };
  fc.assert(
    fc.property(fc.integer({ min: 10_100, max: 10_000_000 }), fc.constantFrom(...ODDS_FORMATS), (odds, format) => {
      const shown = profitOf[format](formatOdds(odds, format));
      const profit = odds / 10_000 - 1;
      expect(shown).toBeLessThanOrEqual(profit + 1e-9);
      expect(shown).toBeGreaterThan(0);
      // A fraction loses up to the steps of the board, every other format up to a tenth, for odds that aren't extremely
      // short.
      if (format !== 'fractional' && profit > 0.2) expect(shown).toBeGreaterThan(profit * 0.9);
    }),
  );
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
