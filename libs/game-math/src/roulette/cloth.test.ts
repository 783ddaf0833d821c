import { expect, test } from 'vitest';
import { nextSpot, numberPlace, spotKind, spotPays, spotPlaces } from './cloth.ts';
import { POCKETS, spots } from './spots.ts';

const inside = [...spots].filter(([spot]) => spotKind(spot) !== 'outside');
const pockets = Array.from({ length: POCKETS }, (_, pocket) => pocket);

test('no two spots lie in one place', () => {
  expect(new Set([...spotPlaces.values()].map(({ a, b }) => `${a},${b}`)).size).toBe(spots.size);
});

/** Returns the numbers whose cells touch a place, or, at the edge, all numbers of the column above it. */
function touched(spot: string): number[] {
  const { a, b } = spotPlaces.get(spot)!;
  return pockets.filter((pocket) => {
    const place = numberPlace(pocket);
    const along = Math.abs(place.a - a) <= 1;
    if (pocket === 0) return along && b <= 6; // The zero touches all three numbers of the first street.
    return along && (b === 6 || Math.abs(place.b - b) <= 1);
  });
}

test('an inside bet covers just the numbers that its place on the cloth touches', () => {
  for (const [spot, covered] of inside) {
    const isNumber = spotKind(spot) === 'number';
    const seen = isNumber ? [Number(spot)] : touched(spot);
    expect([spot, seen]).toEqual([spot, [...covered].sort((one, other) => one - other)]);
  }
});

test('each kind pays what a table pays: 35, 17, 11, 8 and 5 to 1 inside, 2 and 1 outside', () => {
  const pays = new Map<string, Set<number>>();
  for (const spot of spots.keys()) {
    const kind = spotKind(spot);
    pays.set(kind, (pays.get(kind) ?? new Set()).add(spotPays(spot)));
  }
  expect(Object.fromEntries([...pays].map(([kind, each]) => [kind, [...each].sort()]))).toEqual({
    number: [35],
    split: [17],
    street: [11],
    trio: [11],
    corner: [8],
    'first-four': [8],
    line: [5],
    outside: [1, 2],
  });
});

test('arrows reach every spot from the zero, and of fewer every one of these', () => {
  const ways = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  const plain = (spot: string) => ['number', 'outside'].includes(spotKind(spot));
  for (const canReach of [() => true, plain]) {
    const reached = new Set(['0']);
    for (const spot of reached) for (const way of ways) reached.add(nextSpot(spot, way, canReach));
    expect([...reached].sort()).toEqual([...spots.keys()].filter(canReach).sort());
  }
});
