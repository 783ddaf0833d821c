import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { browserHmac, sha256Hex } from './browser.ts';
import { nodeHmac } from './node.ts';
import { createStream } from './stream.ts';

const seeds = { serverSeed: 'b1'.repeat(32), clientSeed: 'a quiet evening', nonce: 7 };

test('the bytes are HMAC-SHA256 of "clientSeed:nonce:block" under the server seed, block after block', () => {
  const stream = createStream(nodeHmac, seeds);
  const drawn = Array.from({ length: 80 }, () => stream.byte());
  const expected = [0, 1, 2].flatMap((block) => [
    ...createHmac('sha256', seeds.serverSeed).update(`a quiet evening:7:${block}`).digest(),
  ]);
  expect(drawn).toEqual(expected.slice(0, 80));
});

test('a float is the sum of four bytes over powers of 256', () => {
  const bytes = createStream(nodeHmac, seeds);
  const sum = [1, 2, 3, 4].reduce((total, place) => total + bytes.byte() / 256 ** place, 0);
  expect(createStream(nodeHmac, seeds).float()).toBe(sum);
});

test('browser and server draw the same bytes, also from seeds that are not plain ASCII', () => {
  for (const clientSeed of ['', 'grün', '🂡 luck', 'x'.repeat(300)]) {
    const server = createStream(nodeHmac, { ...seeds, clientSeed });
    const browser = createStream(browserHmac, { ...seeds, clientSeed });
    for (let i = 0; i < 100; i++) expect(browser.draw(37)).toBe(server.draw(37));
  }
});

test('a commitment can be checked in the browser', () => {
  expect(sha256Hex(seeds.serverSeed)).toBe(createHash('sha256').update(seeds.serverSeed).digest('hex'));
});

test('another nonce, client seed or server seed is another stream', () => {
  const first = (changed: Partial<typeof seeds>) => createStream(nodeHmac, { ...seeds, ...changed }).float();
  const floats = [first({}), first({ nonce: 8 }), first({ clientSeed: 'b' }), first({ serverSeed: 'c' })];
  expect(new Set(floats).size).toBe(4);
});
