import { expect, test } from 'vitest';
import { type PokieSpin } from '@croupier/game-math';
import { mothAndMoonTitle, tidewaterAtlasTitle } from '@croupier/game-math/testing';
import { anticipated, cellsOf } from './win-cells.ts';

const spinOf = (...reels: string[]): PokieSpin => ({ reels, stops: [], wins: [], multiplier: 1, pay: 0 });

test('a line win lights the cells of its line, as far as its run', () => {
  const spin = spinOf('HFB', 'KHB', 'BFH', 'FFF', 'FFF');
  expect(cellsOf(tidewaterAtlasTitle, spin, { symbol: 'H', count: 3, line: 3, ways: 1, pay: 50 })).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
});

test('a way win lights the symbol and its wilds on every reel of the run, and none behind it', () => {
  const spin = spinOf('MMB', 'WRT', 'LMF', 'BBT', 'MMM');
  expect(cellsOf(mothAndMoonTitle, spin, { symbol: 'M', count: 3, line: null, ways: 2, pay: 20 })).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [2, 1],
  ]);
});

test('scatters light up wherever they stand', () => {
  const spin = spinOf('SBB', 'RRT', 'LSF', 'BBT', 'RRS');
  expect(cellsOf(mothAndMoonTitle, spin, { symbol: 'S', count: 3, line: null, ways: 1, pay: 20 })).toEqual([
    [0, 0],
    [2, 1],
    [4, 2],
  ]);
});

test('the breath is held only while exactly one scatter is missing', () => {
  expect(anticipated(mothAndMoonTitle, ['SBB', 'RRT', 'LSF', 'BBT', 'RRS'])).toEqual([false, false, false, true, true]);
  expect(anticipated(mothAndMoonTitle, ['SBB', 'SRT', 'SSF', 'BBT', 'RRB'])).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
  expect(anticipated(mothAndMoonTitle, ['BBB', 'RRT', 'LSF', 'BBT', 'RRS'])).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
