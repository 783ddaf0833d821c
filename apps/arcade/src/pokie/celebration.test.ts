import { expect, test } from 'vitest';
import { celebrationOf, COUNT_MS, SPARKS } from './celebration.ts';

test('less than the stake is a return: no counting, no sparks', () => {
  for (const multiple of [0.1, 0.5, 0.99]) {
    expect(celebrationOf(multiple)).toBe('returned');
    expect(COUNT_MS[celebrationOf(multiple)] + SPARKS[celebrationOf(multiple)]).toBe(0);
  }
});

test('the larger the win, the more is made of it', () => {
  const grown = [1, 5, 15, 50, 200].map(celebrationOf);
  expect(grown).toEqual(['win', 'good', 'fine', 'great', 'rare']);
  const times = grown.map((kind) => COUNT_MS[kind]);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(Math.max(...times)).toBeLessThanOrEqual(5_000);
});
