import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sides } from './outcomes.ts';
import { beadPlate, bigRoad, ROAD_ROWS } from './roads.ts';

const winners = fc.array(fc.constantFrom(...sides), { maxLength: 80 });
const read = (text: string) =>
  bigRoad(Array.from(text, (letter) => ({ P: 'player', B: 'banker', T: 'tie' })[letter] as (typeof sides)[number]));

test('a run goes down, the other side begins a column, a tie is a stroke on the ring before it', () => {
  expect(read('TPPTTBP').map(({ column, row, ties }) => [column, row, ties])).toEqual([
    [0, 0, 1],
    [0, 1, 2],
    [1, 0, 0],
    [2, 0, 0],
  ]);
});

test('a run turns right at the bottom, and at one that lies in its way', () => {
  const long = read('PPPPPPPPBBBBBBBB').map(({ column, row }) => [column, row]);
  expect(long.slice(5, 8)).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
  ]);
  expect(long.slice(12)).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 4],
  ]);
});

test('whatever is dealt, every ring has a place of its own, runs hang together, and no tie is lost', () => {
  fc.assert(
    fc.property(winners, (dealt) => {
      const rings = bigRoad(dealt);
      expect(new Set(rings.map(({ column, row }) => `${column}/${row}`)).size).toBe(rings.length);
      expect(rings.map(({ side }) => side)).toEqual(dealt.filter((side) => side !== 'tie'));
      expect(rings.every(({ row }) => row < ROAD_ROWS)).toBe(true);
      rings.slice(1).forEach(({ column, row, side }, at) => {
        const before = rings[at]!;
        if (side === before.side) expect(column - before.column + row - before.row).toBe(1);
        else expect(row).toBe(0);
      });
      if (rings.length > 0)
        expect(rings.reduce((sum, { ties }) => sum + ties, 0)).toBe(dealt.filter((side) => side === 'tie').length);
    }),
  );
});

test('a bead keeps its row and never moves right as others come', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 50 }), (last, count) => {
      const numbers = Array.from({ length: count }, (_, at) => last + at);
      const beads = beadPlate(numbers, 5);
      const later = new Map(beadPlate([...numbers, last + count], 5).map((bead) => [bead.number, bead]));
      for (const { number, row, column } of beads) {
        expect(column).toBeLessThan(5);
        const now = later.get(number);
        if (now) expect([now.row, now.column <= column]).toEqual([row, true]);
      }
      expect(new Set(beads.map(({ column, row }) => `${column}/${row}`)).size).toBe(beads.length);
    }),
  );
});
