import { expect, test } from 'vitest';
import { doubled, halved, isOffered, stepped } from './stakes.ts';

const stakes = {
  min_cents: 10,
  max_cents: 1_000,
  step_cents: 10,
  ladder_cents: [10, 20, 100, 1_000],
  initial_cents: 100,
};

test('half and double stay within what is offered, and on a step', () => {
  expect([1_000, 500, 250, 130, 10].map((cents) => halved(stakes, cents))).toEqual([500, 250, 120, 60, 10]);
  expect([10, 120, 600, 1_000].map((cents) => doubled(stakes, cents))).toEqual([20, 240, 1_000, 1_000]);
  for (const cents of [500, 250, 120, 60, 10, 20, 240]) expect(isOffered(stakes, cents)).toBe(true);
});

test('a stake beside the ladder steps back onto it', () => {
  expect([stepped(stakes, 120, true), stepped(stakes, 120, false)]).toEqual([1_000, 100]);
  expect([stepped(stakes, 1_000, true), stepped(stakes, 10, false)]).toEqual([null, null]);
});

test('what is too little, too much or between two steps is not offered', () => {
  expect([0, 9, 15, 1_010, -10].filter((cents) => isOffered(stakes, cents))).toEqual([]);
});
