import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createSocketServer, type SocketServer } from './socket-server.ts';

const ORIGIN = 'http://casino.localhost:4200';
let now = 0;
let server: SocketServer;
let http: Server;
let url: string;
/** Server side of the latest connection. */
let raw: Socket;
/** Number of pushes the channel has received. */
let received: number;

beforeEach(async () => {
  now = 1_000_000;
  received = 0;
  server = createSocketServer({
    origins: new Set([ORIGIN]),
    catchUp: async (_topic, _params, listen) => (listen?.(), { epoch: 'e', seq: 0 }),
    now: () => now,
    caps: { perPlayer: 2, perAddress: 5 },
    addressOf: ({ headers }) => String(headers['x-forwarded-for'] ?? 'here'),
    owner: (credential) => (Number(credential) ? { playerId: Number(credential), sessionId: 's' } : null),
    channels: [
      {
        matches: (topic) => topic.startsWith('echo:'),
        join: ({ params }) => (params['no'] ? { ok: false, reason: 'no' } : { ok: true }),
        push: (event, payload) => {
          received++;
          if (event === 'fail') throw new Error('on purpose');
          return event === 'silent' ? null : { status: 'ok', response: payload };
        },
      },
    ],
  });
  http = createServer().on('upgrade', server.upgrade);
  http.on('connection', (socket) => (raw = socket));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  url = `ws://127.0.0.1:${(http.address() as { port: number }).port}`;
});
afterEach(() => {
  void server.drain();
  http.closeAllConnections();
  http.close();
});

/** Connects a client that sends raw frames; `next` waits for the next one. */
async function connect(
  path = '/sock/websocket?vsn=2.0.0',
  headers: Record<string, string> = { origin: ORIGIN },
  protocols: string[] = [],
) {
  const ws = new WebSocket(url + path, protocols, { headers });
  const queue: unknown[] = [];
  const waiting: ((value: unknown) => void)[] = [];
  ws.on('message', (data: Buffer, isBinary: boolean) => {
    const value: unknown = isBinary ? data : JSON.parse(data.toString());
    const taker = waiting.shift();
    if (taker) taker(value);
    else queue.push(value);
  });
  const closed = new Promise<number>((resolve) => ws.on('close', resolve));
  await new Promise((resolve, reject) =>
    ws.on('open', resolve).on('unexpected-response', (_, { statusCode }) => reject(statusCode)),
  );
  const next = () =>
    queue.length > 0 ? Promise.resolve(queue.shift()) : new Promise((resolve) => waiting.push(resolve));
  const send = (...message: unknown[]) => ws.send(JSON.stringify(message));
  const ask = (...message: unknown[]) => (send(...message), next());
  return { ws, next, send, ask, closed };
}

const ok = (joinRef: string | null, ref: string, topic: string, response: unknown = {}) => [
  joinRef,
  ref,
  topic,
  'phx_reply',
  { status: 'ok', response },
];
const error = (joinRef: string | null, ref: string, topic: string, reason: string) => [
  joinRef,
  ref,
  topic,
  'phx_reply',
  { status: 'error', response: { reason } },
];
const joined = { epoch: 'e', seq: 0 };

// shows: promise:W5; socket:protocol; socket:path
test('another version, another path, a foreign origin and none at all are refused with 403', async () => {
  await expect(connect('/sock/websocket?vsn=1.0.0')).rejects.toBe(403);
  await expect(connect('/sock/other?vsn=2.0.0')).rejects.toBe(403);
  await expect(connect(undefined, { origin: 'http://casino.localhost.evil.example' })).rejects.toBe(403);
  await expect(connect(undefined, {})).rejects.toBe(403);
  await expect(connect(undefined, { origin: ORIGIN }, ['phoenix', 'base64url.bearer.phx.Zm9yZ2Vk'])).rejects.toBe(403);
});

test('an address that is none, and a hang-up while being refused, harm nobody', () => {
  const socket = new PassThrough();
  server.upgrade({ url: '//', headers: {} } as IncomingMessage, socket, Buffer.alloc(0));
  expect(String(socket.read())).toContain('403');
  expect(() => socket.emit('error', new Error('ECONNRESET'))).not.toThrow();
});

test('heartbeats are answered without a join_ref', async () => {
  const { ask } = await connect();
  expect(await ask('9', '1', 'phoenix', 'heartbeat', {})).toEqual(ok(null, '1', 'phoenix'));
});

test('join, push, leave; a topic never joined may be left too', async () => {
  const { ask, next } = await connect();
  expect(await ask('1', '1', 'echo:a', 'phx_join', {})).toEqual(ok('1', '1', 'echo:a', joined));
  expect(await ask('1', '2', 'echo:a', 'hello', { n: 1 })).toEqual(ok('1', '2', 'echo:a', { n: 1 }));
  expect(await ask('1', '3', 'echo:a', 'phx_leave', {})).toEqual(ok('1', '3', 'echo:a'));
  expect(await next()).toEqual(['1', '1', 'echo:a', 'phx_close', {}]);
  expect(await ask(null, '4', 'echo:b', 'phx_leave', {})).toEqual(ok(null, '4', 'echo:b'));
});

test('a second join of a topic closes the first, whose later messages are dropped in silence', async () => {
  const { ask, next, send } = await connect();
  await ask('1', '1', 'echo:a', 'phx_join', {});
  expect(await ask('2', '2', 'echo:a', 'phx_join', {})).toEqual(['1', '1', 'echo:a', 'phx_close', {}]);
  expect(await next()).toEqual(ok('2', '2', 'echo:a', joined));
  send('1', '3', 'echo:a', 'hello', 'stale');
  expect(await ask(null, '4', 'echo:a', 'hello', 'fresh')).toEqual(ok(null, '4', 'echo:a', 'fresh'));
});

test('unknown and unjoined topics, refused joins and the 101st channel get the reason', async () => {
  const { ask } = await connect();
  expect(await ask('1', '1', 'nothing', 'phx_join', {})).toEqual(error('1', '1', 'nothing', 'unmatched topic'));
  expect(await ask('1', '2', 'echo:a', 'hello', {})).toEqual(error('1', '2', 'echo:a', 'unmatched topic'));
  expect(await ask('1', '3', 'echo:a', 'phx_join', { no: true })).toEqual(error('1', '3', 'echo:a', 'no'));
  for (let index = 0; index < 100; index++) await ask(`j${index}`, 'r', `echo:${index}`, 'phx_join', {});
  expect(await ask('x', '5', 'echo:x', 'phx_join', {})).toEqual(error('x', '5', 'echo:x', 'too many channels joined'));
});

test('a channel that fails says phx_error and is gone', async () => {
  const { ask } = await connect();
  await ask('1', '1', 'echo:a', 'phx_join', {});
  expect(await ask('1', '2', 'echo:a', 'fail', {})).toEqual(['1', '1', 'echo:a', 'phx_error', {}]);
  expect(await ask('1', '3', 'echo:a', 'hello', {})).toEqual(error('1', '3', 'echo:a', 'unmatched topic'));
});

test('binary pushes are answered in binary', async () => {
  const { ask, next, ws } = await connect();
  await ask('1', '1', 'echo:a', 'phx_join', {});
  const fields = ['1', '2', 'echo:a', 'bytes'];
  ws.send(
    Buffer.concat([
      Buffer.from([0, ...fields.map((field) => field.length)]),
      Buffer.from(fields.join('')),
      Buffer.from([7, 8, 9]),
    ]),
  );
  const reply = Buffer.concat([Buffer.from([1, 1, 1, 6, 2]), Buffer.from('12echo:aok'), Buffer.from([7, 8, 9])]);
  expect(await next()).toEqual(reply);
});

test('a burst is batched and every event of it arrives, in order', async () => {
  const { ask, next } = await connect();
  await ask('1', '1', 'echo:a', 'phx_join', {});
  for (let index = 0; index < 200; index++)
    server.topics.send('echo:a', JSON.stringify([null, null, 'echo:a', 'n', index]));
  for (let index = 0; index < 200; index++) expect(await next()).toEqual([null, null, 'echo:a', 'n', index]);
});

// shows: promise:W5
test('garbage, too much of it, and frames over 64 KiB end the socket', async () => {
  const garbage = await connect();
  garbage.ws.send('{"not":"a message"}');
  expect(await garbage.closed).toBe(1008);
  const flood = await connect();
  for (let index = 0; index < 500; index++) flood.send(null, String(index), 'phoenix', 'heartbeat', {});
  expect(await flood.closed).toBe(1008);
  const large = await connect();
  large.ws.send('x'.repeat(64 * 1024 + 1));
  expect(await large.closed).toBe(1009);
});

// shows: promise:W5
test('of a flood nothing is read once it is told to stop, and it is cut off within a second', async () => {
  const { ws, ask, send, closed } = await connect();
  await ask('1', '1', 'echo:a', 'phx_join', {});
  const at = performance.now();
  const frame = JSON.stringify(['1', '2', 'echo:a', 'silent', 'x'.repeat(60_000)]);
  // Writes as fast as it can and never answers the closing frame.
  const flooding = setInterval(() => ws.readyState === WebSocket.OPEN && ws.bufferedAmount < 1e7 && ws.send(frame), 0);
  for (let index = 0; index < 50; index++) ws.send(frame);
  ws.on('close', () => clearInterval(flooding));
  expect(await closed).toBe(1008);
  expect(performance.now() - at).toBeLessThan(1000);
  expect(received).toBeLessThanOrEqual(5); // A burst of 256 KiB, and the clock stands still here.
  expect(raw.bytesRead).toBeLessThan(1024 * 1024);
  send('1', '3', 'echo:a', 'silent', 'late');
});

test('pings are counted as messages are', async () => {
  const { ws, closed } = await connect();
  for (let index = 0; index < 500; index++) ws.ping();
  expect(await closed).toBeOneOf([1006, 1008]); // Or earlier, by the limit on waiting pongs.
});

// shows: promise:W5
test('an address and a player have so many sockets and no more, until one is closed', async () => {
  const from = (address: string, playerId?: number) =>
    connect(
      undefined,
      { origin: ORIGIN, 'x-forwarded-for': address },
      playerId === undefined ? [] : ['phoenix', `base64url.bearer.phx.${btoa(String(playerId)).replaceAll('=', '')}`],
    );
  const many = await Promise.all(Array.from({ length: 5 }, () => from('198.51.100.7')));
  await expect(from('198.51.100.7')).rejects.toBe(429);
  await Promise.all([from('198.51.100.8', 7), from('198.51.100.9', 7)]);
  await expect(from('198.51.100.10', 7)).rejects.toBe(429);
  await from('198.51.100.10', 8);
  many[0]!.ws.close();
  await many[0]!.closed;
  await vi.waitUntil(() => from('198.51.100.7').then(Boolean, () => false));
});

test('a socket that was silent for a minute is closed, one that beats is not', async () => {
  const [silent, alive] = [await connect(), await connect()];
  now += 40_000;
  await alive.ask(null, '1', 'phoenix', 'heartbeat', {});
  now += 30_000;
  server.sweep();
  expect(await silent.closed).toBe(1006);
  expect(await alive.ask(null, '2', 'phoenix', 'heartbeat', {})).toEqual(ok(null, '2', 'phoenix'));
});

test('a reader that does not read is dropped, the others go on', async () => {
  const [slow, quick] = [await connect(), await connect()];
  for (const each of [slow, quick]) await each.ask('1', '1', 'echo:a', 'phx_join', {});
  slow.ws.pause();
  const text = 'x'.repeat(60_000);
  for (let index = 0; server.connections() === 2 && index < 2000; index++) {
    server.topics.send('echo:a', JSON.stringify([null, null, 'echo:a', 'big', text]));
    await quick.next();
  }
  expect(server.connections()).toBe(1);
});

test('a drained copy asks its clients to reconnect elsewhere', async () => {
  const { closed } = await connect();
  await server.drain();
  expect(await closed).toBe(1012);
});

test('nothing follows a closing frame', async () => {
  const { ws, ask, closed } = await connect();
  await ask('1', '1', 'echo:1', 'phx_join', {});
  const bytes: Buffer[] = [];
  const raw = (ws as unknown as { _socket: Socket })._socket;
  raw.on('data', (chunk: Buffer) => {
    bytes.push(chunk);
    server.topics.send('echo:1', 'too late');
  });
  ws.send('no message of ours');
  expect(await closed).toBe(1008);
  const CLOSE = 0x88;
  expect([...Buffer.concat(bytes)]).toEqual([CLOSE, 2, 1008 >> 8, 1008 & 0xff]);
});
