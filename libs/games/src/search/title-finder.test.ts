import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '@croupier/i18n';
import { createTitleFinder } from './title-finder.ts';

const containing = (titles: readonly string[], part: string) =>
  part === '' ? [] : titles.flatMap((title, i) => (title.includes(part) ? [i] : []));

test('finds what a filter over all titles finds, in the same order, and what differs in accents alone', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'ß', 'İ', ' ', 'é', '-', 'Ø'), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), letters, (titles, wanted) => {
      const found = createTitleFinder(titles).find(wanted, Infinity);
      expect(found).toEqual(containing(titles.map(fold), fold(wanted.trim())));
      const plain = titles.map((title) => title.toLowerCase());
      expect(found).toEqual(expect.arrayContaining(containing(plain, wanted.trim().toLowerCase())));
    }),
  );
});

// shows: rule:game-search
test('a part in the middle and in any case is found, nothing is found for nothing', () => {
  const finder = createTitleFinder(['Paper Dragon', 'Koi Garden', 'Dragonfly']);
  expect(finder.find('DRAG', 10)).toEqual([0, 2]);
  expect(finder.find('  garden ', 10)).toEqual([1]);
  expect(finder.find('', 10)).toEqual([]);
  expect(finder.find('n\nk', 10)).toEqual([]);
});

test('accents, foreign letters and apostrophes do not matter, on either side', () => {
  const finder = createTitleFinder(['Smørbrød Märchen', "Keeper's Lamp", 'Grosse Café']);
  expect(finder.find('smorbrod', 10)).toEqual([0]);
  expect(finder.find('MARCHEN', 10)).toEqual([0]);
  expect(finder.find('keepers l', 10)).toEqual([1]);
  expect(finder.find('große', 10)).toEqual([2]);
  expect(finder.find('lámp', 10)).toEqual([1]);
});

test.each(['kabuta', 'kabto', 'kabbuto', 'kbauto', 'abuto', 'kabuto down', 'akbuto', 'dwan'])(
  '%s is one letter away from Kabuto Dawn',
  (typed) => {
    const finder = createTitleFinder(['Moon Hare', 'Kabuto Dawn', 'Koi Garden']);
    expect(finder.findNear(typed, 10)).toEqual([1]);
  },
);

test('two letters away is not near, nor are three letters enough', () => {
  const finder = createTitleFinder(['Kabuto Dawn', 'Koi Garden']);
  expect(finder.findNear('kabxxo', 10)).toEqual([]);
  expect(finder.findNear('abuot', 10)).toEqual([]);
  expect(finder.findNear('kio', 10)).toEqual([]);
  expect(finder.findNear('dawnkoi', 10)).toEqual([]);
});

test('stops at the limit', () => {
  expect(createTitleFinder(Array.from({ length: 100 }, (_, i) => `Dice ${i}`)).find('dice', 7)).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ]);
});
