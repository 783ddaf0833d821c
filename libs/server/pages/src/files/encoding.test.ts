import { expect, test } from 'vitest';
import { encodingOf } from './encoding.ts';

test('the best encoding a client takes, by its weights', () => {
  const expected: [string | undefined, string][] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['deflate', 'identity'],
  ];
  for (const [header, encoding] of expected) expect([header, encodingOf(header)]).toEqual([header, encoding]);
});
