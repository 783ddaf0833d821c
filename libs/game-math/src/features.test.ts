import { expect, test } from 'vitest';
import { featuresOf } from './features.ts';
import { games } from './games.ts';

test('a game says what its rounds may hold beside plain wins', () => {
  const features = (id: string) => featuresOf(games[id]!);
  expect(features('dice')).toEqual([]);
  expect(features('amber-mines')).toEqual(['decisions']);
  expect(features('blackjack')).toEqual(['decisions']);
  expect(features('tidewater-atlas')).toContain('free-spins');
  expect(features('moonvine')).toEqual(['free-spins', 'buy-feature']);
  expect(features('lamplighter-lane')).toEqual(['free-spins', 'multipliers']);
  expect(features('jelly-light')).toEqual(expect.arrayContaining(['tumbles', 'multipliers']));
});
