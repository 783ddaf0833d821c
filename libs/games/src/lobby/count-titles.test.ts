import { expect, test } from 'vitest';
import type { GameFilter } from '../catalogue/calls.ts';
import { buildIndex } from '../testing/build-game.ts';
import { countTitles } from './count-titles.ts';

const index = buildIndex();
const count = (filter: Partial<GameFilter>) =>
  countTitles(index, { categories: [], providers: [], device: 'desktop', ...filter });

test('each part of a filter leaves what the others left', () => {
  expect(count({})).toBe(4);
  expect(count({ categories: ['pokies'] })).toBe(3);
  expect(count({ categories: ['pokies', 'sea'] })).toBe(1);
  expect(count({ categories: ['pokies'], mechanic: 'ways' })).toBe(2);
  expect(count({ providers: ['oak-and-ember'], volatility: 'high' })).toBe(1);
  expect(count({ feature: 'jackpot' })).toBe(1);
  expect(count({ feature: 'jackpot', mechanic: 'lines' })).toBe(0);
});

test('a return is met from its own percent on', () => {
  expect([95, 96, 97, 99, 100].map((rtp) => count({ rtp }))).toEqual([4, 3, 1, 1, 0]);
});

test('what no title has is found nowhere', () => {
  expect(count({ categories: ['nothing'] })).toBe(0);
  expect(count({ providers: ['nobody'] })).toBe(0);
  expect(count({ mechanic: 'keno' })).toBe(0);
  expect(count({ feature: 'wager-free' })).toBe(0);
});
