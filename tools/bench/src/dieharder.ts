import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createStream } from '@croupier/game-math';
import { nodeHmac } from '@croupier/game-math/node';

/** Two blocks per nonce, as in a short round. */
const BYTES_A_NONCE = 64;
const NONCES_A_CHUNK = 1024;
const FROM_STDIN = '200';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const sizes = (test: number, from: number, to: number) => range(from, to).map((size) => [test, size]);

/**
 * Tests of `dieharder -a`, without the one that it calls unfit (14). Of the lagged sums (203) only the four shortest
 * run: the 29 longest alone would read 220 GB, days of this generator; the rest needs about 30.
 */
const TESTS: readonly (readonly number[])[] = [
  ...[...range(0, 13), ...range(15, 17), ...range(100, 101)].map((test) => [test]),
  ...sizes(102, 1, 16),
  ...sizes(200, 1, 12),
  ...sizes(201, 2, 5),
  ...sizes(202, 2, 5),
  ...sizes(203, 0, 3),
  ...range(204, 209).map((test) => [test]),
];

/**
 * Tests the stream that rounds are drawn from, nonce after nonce, with dieharder; fails on a FAILED. `npm run bench --
 * dieharder [test …]`; all tests take about two hours, `0 100` seconds.
 */
export async function bench(only: readonly string[]): Promise<void> {
  if (spawnSync('dieharder', ['-l']).error)
    return console.log('dieharder is not installed (Debian: dieharder): nothing was tested');
  const serverSeed = randomBytes(32).toString('hex');
  const tests = TESTS.filter(([test]) => only.length === 0 || only.includes(String(test)));
  console.log(`${tests.length} tests on the stream of server seed ${serverSeed}, client seed "bench"`);
  const draw = drawer(serverSeed);
  let failed = 0;
  for (const test of tests) {
    const lines = await run(test, draw);
    console.log(lines.join('\n'));
    if (lines.length === 0) throw new Error(`dieharder said nothing on test ${test.join(', ')}`);
    failed += lines.filter((line) => line.includes('FAILED')).length;
  }
  if (failed > 0) throw new Error(`${failed} of dieharder's results FAILED`);
  console.log('none FAILED');
}

/** Returns a function for the next bytes of the single stream that all tests read. */
function drawer(serverSeed: string): () => Buffer {
  let nonce = 0;
  return () => {
    const bytes = Buffer.allocUnsafe(NONCES_A_CHUNK * BYTES_A_NONCE);
    for (let at = 0; at < bytes.length; nonce++) {
      const stream = createStream(nodeHmac, { serverSeed, clientSeed: 'bench', nonce });
      for (const end = at + BYTES_A_NONCE; at < end; at++) bytes[at] = stream.byte();
    }
    return bytes;
  };
}

async function run([test, size]: readonly number[], draw: () => Buffer): Promise<string[]> {
  const args = ['-g', FROM_STDIN, '-d', String(test), ...(size === undefined ? [] : ['-n', String(size)]), '-D', '504'];
  const child = spawn('dieharder', args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  const closed = once(child, 'close');
  await feed(child.stdin, draw);
  await closed;
  return text.split('\n').filter((line) => /PASSED|WEAK|FAILED/.test(line));
}

/** Writes until the reader has enough and closes. */
async function feed(stdin: Writable, draw: () => Buffer): Promise<void> {
  let open = true;
  const ended = new Promise<void>((resolve) => {
    stdin.on('error', () => undefined).on('close', () => ((open = false), resolve()));
  });
  while (open) {
    if (!stdin.write(draw())) await Promise.race([once(stdin, 'drain').catch(() => undefined), ended]);
  }
}
