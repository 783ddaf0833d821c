import { expect, test } from 'vitest';
import { ballAt, bucketX } from './fall.ts';

test('the ball ends in the bucket its path leads to, whatever the path', () => {
  for (const rows of [8, 13, 16]) {
    for (let way = 0; way < 200; way++) {
      const path = Array.from({ length: rows }, (_, row) => ((way * 2_654_435_761) >>> row) & 1);
      const bucket = path.reduce((sum, right) => sum + right, 0);
      expect(ballAt(path, rows + 1)[0]).toBeCloseTo(bucketX(rows, bucket), 6);
    }
  }
});

test('it goes to the drawn side of every peg, and never jumps', () => {
  const path = [1, 0, 0, 1, 1, 1, 0, 1];
  for (const [row, right] of path.entries()) {
    const [before, after] = [ballAt(path, row + 1)[0], ballAt(path, row + 1.999)[0]];
    expect(Math.sign(after - before)).toBe(right ? 1 : -1);
  }
  for (let at = 0; at < 9; at += 0.01) {
    const [[x, y], [nextX, nextY]] = [ballAt(path, at), ballAt(path, at + 0.01)];
    expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(3);
  }
});
