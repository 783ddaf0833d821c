import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { startGateway } from './testing/start-gateway.ts';

const OTHER = '127.0.0.2';
const POST = 'POST /api/users HTTP/1.1\r\nhost: casino.localhost\r\n';
/** Shorter timeouts than in production, for the tests. */
const timing = { headersTimeout: 300, requestTimeout: 300, connectionsCheckingInterval: 30 };
const slow = { headersTimeout: 60_000, requestTimeout: 60_000 };

/** Allows time for a busy machine. */
const soon = { timeout: 20_000 };

const echo = (request: IncomingMessage, response: ServerResponse) => request.pipe(response);
const many = <Made>(count: number, make: () => Made) => Array.from({ length: count }, make);

test('requests that are never finished take nothing of the processes behind', async () => {
  let arrived = 0;
  const { get, raw } = await startGateway(
    (_request, response) => {
      arrived += 1;
      response.end('here');
    },
    { timing: slow },
  );
  for (const beginning of [`${POST}content-length: 100\r\n\r\n{`, `${POST}x-slow: `, ''])
    many(260, () => raw(beginning));
  for (const path of ['/api/player', '/healthz'])
    expect(await get({ path, from: OTHER })).toMatchObject({ status: 200 });
  expect(arrived).toBe(2);
});

test('they are ended when their time is up, with a word where one can be said', async () => {
  const { raw } = await startGateway(echo, { timing });
  const ended = [`${POST}content-length: 100\r\n\r\n{`, `${POST}x-slow: `].map((beginning) => raw(beginning).ended);
  expect((await Promise.all(ended)).map((text) => text.slice(9, 12))).toEqual(['408', '408']);
  await raw('').ended;
});

test('a body arrives whole, however it was sent, and not beyond 64 KiB', async () => {
  const { get, raw } = await startGateway(echo);
  const body = 'x'.repeat(64 * 1024);
  expect((await get({ method: 'POST', body })).text).toBe(body);
  const chunked = { 'transfer-encoding': 'chunked' };
  expect((await get({ method: 'POST', body, headers: chunked })).text).toBe(body);
  const tooLarge = { method: 'POST', body: 'x'.repeat(1024 * 1024) };
  expect((await get(tooLarge)).status).toBe(413);
  expect((await get({ ...tooLarge, headers: chunked })).status).toBe(413);
  const { socket, ended } = raw(`${POST}content-length: 70000\r\nexpect: 100-continue\r\n\r\n`);
  socket.once('data', () => socket.end());
  expect((await ended).slice(9, 12)).toBe('413');
});

/** Starts a process that answers `/healthz` and everything it is not told to leave hanging. */
function hanging() {
  const waiting: ServerResponse[] = [];
  const handler = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.includes('hang')) waiting.push(response);
    else response.end('here');
  };
  return { handler, waiting };
}

// shows: promise:X4
test('calls that hang keep other clients from nothing, nor calls of another kind', async () => {
  const { handler, waiting } = hanging();
  const { get } = await startGateway(handler, { limits: { connectionsPerAddress: 1_000, callsPerAddress: 2 } });
  const left = many(100, () => get({ path: '/api/payments/intents?hang' }).catch(() => 'ended'));
  await expect.poll(() => waiting.length, soon).toBe(8);
  expect((await get({ path: '/api/payments/setup', from: OTHER })).text).toBe('here');
  for (const path of ['/api/player', '/healthz']) expect((await get({ path })).text).toBe('here');
  expect((await get({ path: '/rgs/play', headers: { host: 'games.casino.localhost' }, method: 'POST' })).text).toBe(
    'here',
  );
  expect(waiting.length).toBe(8);
  // Each answered call makes room for the next.
  for (const response of waiting.splice(0, 3)) response.end('late');
  await expect.poll(() => waiting.length, soon).toBe(8);
  void Promise.all(left);
});

test('who leaves still counts until the process is done with the call', async () => {
  const { handler, waiting } = hanging();
  const { raw } = await startGateway(handler, { limits: { connectionsPerAddress: 1_000, callsPerAddress: 2 } });
  const ask = `GET /api/hang HTTP/1.1\r\nhost: casino.localhost\r\n\r\n`;
  const [first, second] = [raw(ask), raw(ask)];
  await expect.poll(() => waiting.length, soon).toBe(2);
  for (const { socket } of [first, second]) socket.destroy();
  raw(ask);
  await new Promise((resolve) => setImmediate(resolve));
  expect(waiting.length).toBe(2);
  waiting[0]!.end();
  await expect.poll(() => waiting.length, soon).toBe(3);
});

test('a client with too many calls is told so', async () => {
  const { handler, waiting } = hanging();
  const { get } = await startGateway(handler, { limits: { connectionsPerAddress: 1_000, callsPerAddress: 1 } });
  const asked = many(300, () => get({ path: '/api/hang' }).catch(() => undefined));
  const refused = await Promise.race(asked);
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  expect(JSON.parse(refused!.text)).toMatchObject({ errors: { base: { too_many_requests: expect.any(String) } } });
  expect(waiting.length).toBe(1);
});

test('connections beyond a client’s share are ended at once, others have theirs', async () => {
  const { get, raw } = await startGateway(echo, {
    limits: { connectionsPerAddress: 50, callsPerAddress: 16 },
    timing: slow,
  });
  const held = many(500, () => raw(`${POST}x-slow: `));
  let ended = 0;
  for (const each of held) void each.ended.then(() => (ended += 1));
  await expect.poll(() => ended, soon).toBe(450);
  expect((await get({ from: OTHER })).status).toBe(200);
  await expect(get()).rejects.toThrow();
  for (const { socket } of held) socket.destroy();
  await expect.poll(() => get().catch(() => undefined), soon).toMatchObject({ status: 200 });
});

test('a connection that is ended on one side ends at once', async () => {
  const { handler } = hanging();
  const { behind, raw } = await startGateway(handler, { timing: slow });
  behind.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
  });
  const upgrade =
    'GET /sock/websocket HTTP/1.1\r\nhost: casino.localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n';
  const kept = 'GET /api/player HTTP/1.1\r\nhost: casino.localhost\r\n\r\n';
  const hung = 'GET /api/hang HTTP/1.1\r\nhost: casino.localhost\r\n\r\n';
  for (const [bytes, answered] of [
    ['', false],
    [`${POST}x-slow: `, false],
    [`${POST}content-length: 100\r\n\r\n{`, false],
    [hung, false],
    [kept, true],
    [upgrade, true],
  ] as const) {
    const { socket, ended } = raw(bytes);
    if (answered) await new Promise((resolve) => socket.once('data', resolve));
    socket.end();
    await ended;
  }
});

test('a process that ends a socket ends it for the visitor', async () => {
  const { behind, raw } = await startGateway(echo);
  behind.on('upgrade', (_request, socket) => {
    socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nbye');
  });
  const { ended } = raw(
    'GET /sock/websocket HTTP/1.1\r\nhost: casino.localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  );
  expect(await ended).toMatch(/bye$/);
});

const FILE = { 'content-type': 'application/octet-stream' };
const UPLOAD = '/api/player/documents/identity?file_name=a';
const upload = (head: string) => `POST ${UPLOAD} HTTP/1.1\r\nhost: casino.localhost\r\n${head}\r\n\r\n`;

/** Reads what arrives, and reports how much it was. */
function counting() {
  const arrived: { bytes: number; whole: boolean }[] = [];
  const handler = (request: IncomingMessage, response: ServerResponse) => {
    const file = { bytes: 0, whole: false };
    arrived.push(file);
    request.on('data', (part: Buffer) => (file.bytes += part.length));
    request.on('end', () => ((file.whole = true), response.end(String(file.bytes))));
  };
  return { arrived, handler };
}

test('a file of ten megabytes passes, byte for byte, and a larger one is refused with its reason', async () => {
  const { arrived, handler } = counting();
  const { get } = await startGateway(handler);
  const file = Buffer.alloc(10 * 1024 * 1024, 'x');
  expect(await get({ method: 'POST', path: UPLOAD, headers: FILE, body: file })).toMatchObject({
    status: 200,
    text: String(file.length),
  });
  const tooLarge = await get({ method: 'POST', path: UPLOAD, headers: FILE, body: Buffer.concat([file, file]) });
  expect(tooLarge.status).toBe(413);
  expect(JSON.parse(tooLarge.text).errors.base).toHaveProperty('file_too_large');
  expect(arrived.length).toBe(1);
});

test('a file that comes slowly outlasts the time of other bodies; one that is cut off ends behind as well', async () => {
  const { arrived, handler } = counting();
  const { raw } = await startGateway(handler, { timing });
  const { socket, ended } = raw(`${upload('content-length: 10\r\nconnection: close')}01234`);
  await raw(`${POST}content-length: 100\r\n\r\n{`).ended; // It timed out meanwhile.
  socket.write('56789');
  expect(await ended).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n(?:a\r\n)?.*10/s);
  const cut = raw(`${upload('content-length: 10')}01234`);
  await expect.poll(() => arrived.at(-1)?.bytes, soon).toBe(5);
  cut.socket.destroy();
  await expect.poll(() => arrived.length, soon).toBe(2);
  expect(arrived[1]).toEqual({ bytes: 5, whole: false });
});

test('a file that was answered before it came in, such as a guest’s, is not awaited', async () => {
  let files = 0;
  const { raw } = await startGateway(
    (_request, response) => {
      files += 1;
      response.writeHead(401).end('who?');
    },
    { timing },
  );
  const drip = async (type: string) => {
    const { socket, ended } = raw(upload(`content-length: 1000\r\ncontent-type: ${type}`));
    const drops = setInterval(() => socket.write('.'), 50);
    const answer = await ended;
    clearInterval(drops);
    return answer.slice(9, 12);
  };
  expect(await drip('application/octet-stream')).toBe('401');
  expect(await drip('application/json')).toBe('400');
  expect(files).toBe(1);
});

test('files of one client wait for one another, and nothing else waits for them', async () => {
  const { arrived, handler } = counting();
  const { get, raw } = await startGateway((request, response) => {
    if (request.url === UPLOAD) handler(request, response);
    else response.end('here');
  });
  many(6, () => raw(`${upload('content-length: 10')}01234`));
  await expect.poll(() => arrived.length, soon).toBe(2);
  expect((await get()).text).toBe('here');
  const other = await get({ method: 'POST', path: UPLOAD, headers: FILE, body: 'from elsewhere', from: OTHER });
  expect(other.status).toBe(200);
  expect(arrived.length).toBe(3);
});
