import { expect, test } from 'vitest';
import { celebrationOf, COUNT_MS, SPARKS } from './celebration.ts';

test('less than the stake is a return: no counting, no sparks', () => {
  for (const multiple of [0.1, 0.5, 0.99]) {
    expect(celebrationOf(multiple)).toBe('returned');
    expect(COUNT_MS[celebrationOf(multiple)] + SPARKS[celebrationOf(multiple)]).toBe(0);
  }
});

test('the larger the win, the more is made of it, and never longer than six seconds', () => {
  expect([1, 4.9, 5, 19.9, 20, 99.9, 100].map(celebrationOf)).toEqual([
    'win',
    'win',
    'good',
    'good',
    'great',
    'great',
    'rare',
  ]);
  for (const grown of [COUNT_MS, SPARKS]) {
    const tiers = (['returned', 'win', 'good', 'great', 'rare'] as const).map((kind) => grown[kind]);
    expect(tiers).toEqual([...tiers].sort((a, b) => a - b));
  }
  expect(Math.max(...Object.values(COUNT_MS))).toBeLessThanOrEqual(6_000);
});
