import { expect, test } from 'vitest';
import { gameTitles } from '../game-titles.ts';
import { heroOf } from '../testing/hero-of.ts';
import { motifOf, symbolSets, symbolSvg } from './sets.ts';
import { symbolsOf } from './title-symbols.ts';

test('every set has the ten objects a title may need, each with a name of its own', () => {
  const names = Object.values(symbolSets).map((set) => set.map(({ id }) => id));
  for (const set of names) expect(new Set(set).size).toBe(10);
  expect(new Set(names.flat()).size).toBe(Object.keys(symbolSets).length * 10);
});

test('every symbol of every title is one well-formed document that refers to nothing outside itself', () => {
  for (const gameTitle of gameTitles) {
    for (let rank = 0; rank < 10; rank++) {
      const svg = symbolSvg(motifOf(gameTitle), rank, gameTitle.theme);
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 100 100"/);
      expect(svg).not.toMatch(/NaN|undefined|href|<script|<filter/);
      const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
      for (const [, used] of svg.matchAll(/url\(#(\w+)\)/g)) expect(defined).toContain(used);
    }
  }
});

test('a title of journeys shows what one travels with, unless its fruit, sea, night or animals come first', () => {
  expect(motifOf({ collections: ['journeys', 'first-evening'] })).toBe('voyage');
  expect(motifOf({ collections: ['journeys', 'sea'] })).toBe('sea');
  expect(motifOf({ collections: ['journeys', 'animals'] })).toBe('menagerie');
  expect(motifOf({ collections: ['classics'] })).toBe('regalia');
});

test('a rank outside the set is a mistake of the caller', () => {
  expect(() => symbolSvg('sea', 10, gameTitles[0]!.theme)).toThrow(RangeError);
});

test('the hero of the cover is the dearest, and no title shows the same thing twice', () => {
  for (const gameTitle of gameTitles) {
    const symbols = symbolsOf(gameTitle);
    expect(symbols[2]!.url, gameTitle.title).toBe(`/assets/${gameTitle.slug}-${heroOf(gameTitle.slug)}.avif`);
    expect(new Set(symbols.map(({ id }) => id)).size, gameTitle.title).toBe(10);
  }
});

test('a hero that has no picture leaves the reels with what its set shows in that place', () => {
  const [symbol] = symbolsOf({ ...gameTitles[0]!, slug: 'not-painted-yet' }).slice(2);
  expect(symbol!.url).toMatch(/^data:image/);
});
