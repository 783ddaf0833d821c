import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createTitleFinder } from './title-finder.ts';

const naive = (titles: readonly string[], wanted: string) => {
  const part = wanted.trim().toLowerCase();
  return part === '' ? [] : titles.flatMap((title, i) => (title.toLowerCase().includes(part) ? [i] : []));
};

test('finds what a filter over all titles finds, in the same order', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'A', 'b', 'ß', 'İ', ' ', 'é', '-'), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 30 }), letters, (titles, wanted) => {
      expect(createTitleFinder(titles).find(wanted, Infinity)).toEqual(naive(titles, wanted));
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

test('stops at the limit', () => {
  expect(createTitleFinder(Array.from({ length: 100 }, (_, i) => `Dice ${i}`)).find('dice', 7)).toEqual([
    0, 1, 2, 3, 4, 5, 6,
  ]);
});

test('over ten thousand titles it costs at most a quarter of a plain filter', () => {
  const titles = Array.from({ length: 10_000 }, (_, i) => `Harbour of ${i.toString(36)} lanterns ${(i * 7919) % 9973}`);
  const finder = createTitleFinder(titles);
  const words = ['lantern', 'z9', '42', 'xyzzy', 'our of q'];
  const time = (run: (word: string) => unknown) => {
    const began = performance.now();
    for (const word of words) run(word);
    return performance.now() - began;
  };
  const ratios = Array.from({ length: 11 }, () => {
    const plain = time((word) => naive(titles, word));
    return time((word) => finder.find(word, 60)) / plain;
  }).toSorted((a, b) => a - b);
  expect(ratios[5]).toBeLessThanOrEqual(0.25);
});
