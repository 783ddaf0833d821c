import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawing } from '../testing/draws.ts';
import { tenthsOfMost } from './share-of-most.ts';
import {
  coveredSegments,
  drawSegment,
  segmentWin,
  WHEEL_RETURN,
  wheelFields,
  wheelPays,
  wheelSegments,
} from './wheel.ts';

const segments = Array.from({ length: 54 }, (_, segment) => segment);

// shows: promise:R4
test('every field gives back exactly 52 of 54 stakes over all segments, as is published', () => {
  expect(wheelSegments).toHaveLength(54);
  for (const spot of wheelFields) {
    const back = segments.reduce((sum, segment) => sum + segmentWin([{ spot, stake: 10n }], segment), 0n);
    expect([spot, back]).toEqual([spot, 520n]);
    expect(Number(back) / 540).toBeCloseTo(WHEEL_RETURN, 12);
  }
});

test('what a field says it pays is what it wins, and the segments that are counted are those on the wheel', () => {
  for (const spot of wheelFields) {
    const at = wheelSegments.indexOf(spot);
    expect(Number(segmentWin([{ spot, stake: 100n }], at))).toBe(100 * (wheelPays(spot) + 1));
    expect(coveredSegments([spot, spot])).toBe(wheelSegments.filter((each) => each === spot).length);
  }
  expect(coveredSegments(wheelFields)).toBe(54);
});

test('all 54 segments are drawn, each by its own number', () => {
  expect(segments.map((segment) => drawSegment(drawing(segment)))).toEqual(segments);
  expect(() => drawSegment(drawing(54))).toThrow(RangeError);
});

test('fields of a bet add up, are rounded down once, and win nothing where the wheel does not stop', () => {
  const stakes = fc.array(
    fc.record({ spot: fc.constantFrom(...wheelFields), stake: fc.bigInt({ min: 1n, max: 10n ** 15n }) }),
  );
  fc.assert(
    fc.property(stakes, fc.constantFrom(...segments), (laid, segment) => {
      const win = segmentWin(laid, segment);
      const hit = laid.filter(({ spot }) => spot === wheelSegments[segment]);
      expect(win).toBe(segmentWin(hit, segment));
      const alone = hit.reduce((sum, each) => sum + segmentWin([each], segment), 0n);
      expect(win - alone).toBeGreaterThanOrEqual(0n);
      expect(win - alone).toBeLessThanOrEqual(BigInt(hit.length));
    }),
  );
  expect(segmentWin([{ spot: 'constructor', stake: 100n }], 0)).toBe(0n);
  expect(segmentWin([{ spot: 'x6-5', stake: 1n }], wheelSegments.indexOf('x6-5'))).toBe(6n);
});

test('two that stand side by side are never of one field, and the rarest lie far apart', () => {
  segments.forEach((at) => expect(wheelSegments[at]).not.toBe(wheelSegments[(at + 1) % 54]));
  const [one, other] = segments.filter((at) => wheelSegments[at] === 'x26');
  expect(other! - one!).toBeGreaterThan(20);
});

test('what pays more takes less: no field wins more than 5.2 times the most of a round', () => {
  for (const spot of wheelFields)
    expect((tenthsOfMost.wheel(spot) * (wheelPays(spot) + 1)) / 10).toBeLessThanOrEqual(5.2);
});
