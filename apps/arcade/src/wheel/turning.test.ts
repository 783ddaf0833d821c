import { expect, test } from 'vitest';
import { wheelRisks, wheelSizes, wheelTable } from '@croupier/game-math';
import { aimOf, atMark, sharesOf, turnAt } from './turning.ts';

test('the wheel rests with the drawn segment at the mark, wherever it stood', () => {
  for (const segments of wheelSizes)
    for (let stop = 0; stop < segments; stop++)
      for (const from of [0, 123.4, 3_599])
        expect(atMark(turnAt(from, aimOf(from, segments, stop), 1), segments)).toBe(stop);
});

test('it turns forwards all the way, and more than three times round', () => {
  const to = aimOf(50, 30, 7);
  expect(to - 50).toBeGreaterThan(3 * 360);
  for (let step = 0; step < 20; step++)
    expect(turnAt(50, to, (step + 1) / 20)).toBeGreaterThan(turnAt(50, to, step / 20));
});

test('the shares are those of the whole wheel', () => {
  for (const segments of wheelSizes)
    for (const risk of wheelRisks) {
      const shares = sharesOf(wheelTable(segments, risk));
      expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(segments);
      expect(shares.reduce((sum, { pays, count }) => sum + pays * count, 0)).toBe(99 * segments);
    }
});
