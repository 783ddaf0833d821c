import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestPlatform, testPlatform } from './testing/index.ts';

const lines: string[] = [];
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ log: pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }) });
});
afterAll(() => platform.stop());

/** Sends parts over a raw connection and returns everything received until it ends. */
async function send(...parts: string[]): Promise<string> {
  const socket = connect(Number(new URL(platform.url).port), '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  for (const part of parts) socket.write(part);
  socket.end();
  await once(socket, 'close');
  return received;
}
const head = (start: string, ...headers: string[]) => [start, ...headers, '', ''].join('\r\n');

test('a request in absolute form, to a host in capitals, is the request of that host', async () => {
  const received = await send(head('GET http://CASINO.localhost:4200/api/info/project HTTP/1.1', 'Host: other'));
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(await send(head('GET http://casino.localhost?x=1 HTTP/1.1', 'Host: casino.localhost'))).toMatch(/ 404 /);
});

test.each(['/api/users', '/rgs/play', '/callbacks/sandbox', '/callbacks/games/studio/bet'])(
  'a body beyond 64 KiB is 413 at %s',
  async (path) => {
    const body = JSON.stringify({ text: 'x'.repeat(70_000) });
    const start = head(
      `POST ${path} HTTP/1.1`,
      'Host: casino.localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    );
    expect(await send(start, body)).toMatch(/^HTTP\/1\.1 413 /);
  },
);

test('a client that hangs up in the middle of its request is no failure of ours', async () => {
  lines.length = 0;
  const socket = connect(Number(new URL(platform.url).port), '127.0.0.1');
  const json = ['Host: casino.localhost', 'Content-Type: application/json', 'Content-Length: 100'];
  socket.write(`${head('POST /api/users HTTP/1.1', ...json)}{`);
  await once(socket, 'connect');
  await new Promise((resolve) => setImmediate(resolve));
  socket.resetAndDestroy();
  await once(socket, 'close');
  await send(head('GET /healthz HTTP/1.1', 'Host: casino.localhost')); // The platform has seen the end of the other by now.
  expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([]);
});
