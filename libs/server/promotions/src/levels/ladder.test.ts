import { describe, expect, test } from 'vitest';
import { currencyCodes, picoEuros } from '@croupier/money';
import { ladderIn, stepOf } from './ladder.ts';
import { levels } from './levels.ts';

describe.each(currencyCodes)('in %s', (currency) => {
  // shows: constant:level-ladder; constant:level-ladder-robots
  test.each([
    ['player', 25, 1_500_000],
    ['robot', 15, 500_000],
  ] as const)('each step of the ladder of a %s begins at its stakes, not a subunit before', (kind, steps, top) => {
    const ladder = ladderIn(kind, currency);
    expect(ladder).toHaveLength(steps);
    expect(ladderIn(kind, 'EUR').at(-1)).toBe(BigInt(top) * 100n);
    for (const [at, threshold] of ladder.entries()) {
      expect(stepOf(kind, threshold * picoEuros[currency])).toBe(at + 1);
      expect(stepOf(kind, (threshold + 1n) * picoEuros[currency])).toBe(at + 1);
      expect(stepOf(kind, (threshold - 1n) * picoEuros[currency])).toBe(Math.max(at, 1));
    }
  });
});

// shows: fields:level-gifts; fields:level-ladder
test('there are ten levels; from the eighth on a bonus comes with them, and each gives at least what the one before gave', () => {
  expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(levels.filter(({ gifts }) => gifts.bonus_euros > 0).map(({ level }) => level)).toEqual([8, 9, 10]);
  expect(levels.filter(({ gifts }) => gifts.cashback_percent > 0).map(({ level }) => level)).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10,
  ]);
  for (const key of ['points', 'free_spins', 'cashback_percent', 'bonus_euros'] as const)
    for (const [at, { gifts }] of levels.entries())
      expect(gifts[key]).toBeGreaterThanOrEqual(levels[at - 1]?.gifts[key] ?? 0);
});
