import { expect, test } from 'vitest';
import { countAt, heightOf, LINE, withChance, withMultiple } from './flight.ts';

test('below the line is below the target, whatever the target', () => {
  for (const target of [101, 150, 200, 1_000, 500_000]) {
    expect(heightOf(target - 1, target)).toBeLessThan(LINE);
    expect(heightOf(target, target)).toBe(LINE);
    expect(heightOf(100, target)).toBe(0);
    expect(heightOf(500_000, target)).toBeLessThanOrEqual(1);
  }
});

test('the counter never passes the result and ends on it', () => {
  for (const result of [100, 199, 12_345, 500_000]) {
    for (let share = 0; share < 1; share += 0.05) expect(countAt(result, share)).toBeLessThanOrEqual(result);
    expect(countAt(result, 1)).toBe(result);
  }
});

test('a target is kept within what the game offers', () => {
  expect([withMultiple(0.5), withMultiple(2), withMultiple(9_999)]).toEqual([101, 200, 500_000]);
  expect([withChance(49.5), withChance(100), withChance(0.000_1)]).toEqual([200, 101, 500_000]);
});
