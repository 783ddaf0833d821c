import { expect, test } from 'vitest';
import type { PokieDefinition } from './definition.ts';
import { evaluate } from './evaluate.ts';
import { mothAndMoonTitle } from './titles/moth-and-moon.ts';
import { tidewaterAtlasTitle } from './titles/tidewater-atlas.ts';

const lines: PokieDefinition = { ...tidewaterAtlasTitle, lines: [[1, 1, 1, 1, 1]] };
const onMiddle = (symbols: string) =>
  evaluate(
    lines,
    [...symbols].map((symbol) => `F${symbol}B`),
  );

test('a line pays from the left and stops at the first symbol that does not match', () => {
  expect(onMiddle('HHHKH').wins).toEqual([{ symbol: 'H', count: 3, line: 0, ways: 1, pay: 50 }]);
  expect(onMiddle('KHHHH').wins).toEqual([]);
});

test('a wild stands in for any symbol but the scatter', () => {
  expect(onMiddle('HWHKN').wins).toMatchObject([{ symbol: 'H', count: 3 }]);
  expect(onMiddle('SWSKN').wins).toEqual([]);
});

test('a run of wilds and the symbol behind it: the larger of the two is paid, once', () => {
  expect(onMiddle('WWWBK').wins).toEqual([{ symbol: 'W', count: 3, line: 0, ways: 1, pay: 50 }]);
  expect(onMiddle('WWWHH').wins).toEqual([{ symbol: 'H', count: 5, line: 0, ways: 1, pay: 2000 }]);
  expect(onMiddle('WWWWW').wins).toEqual([{ symbol: 'W', count: 5, line: 0, ways: 1, pay: 5000 }]);
});

test('scatters pay anywhere and are counted, lines aside', () => {
  const seen = evaluate(tidewaterAtlasTitle, ['SBF', 'KSN', 'FBS', 'KNH', 'TRA']);
  expect(seen).toMatchObject({ scatters: 3, pay: 20, wins: [{ symbol: 'S', count: 3, line: null }] });
});

test('ways multiply: two moths, a moth and a moon, one moth make four ways of three', () => {
  const seen = evaluate(mothAndMoonTitle, ['MMB', 'MWR', 'LMF', 'BBT', 'VVV']);
  expect(seen.wins).toContainEqual({ symbol: 'M', count: 3, line: null, ways: 4, pay: 40 });
});

test('in a title paid by ways no wild stands on the first reel, or a run could begin with nothing', () => {
  expect(mothAndMoonTitle.reels[0]).not.toContain(mothAndMoonTitle.wild);
  expect(mothAndMoonTitle.freeSpins.reels[0]).not.toContain(mothAndMoonTitle.wild);
});
