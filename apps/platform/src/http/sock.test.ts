import { randomUUID } from 'node:crypto';
import { Socket } from 'phoenix';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { application } from '@croupier/server-players/testing';
import { adjust } from '@croupier/server-wallet';
import { type Platform, startPlatform } from '../platform.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

let platform: TestPlatform;
/** Second instance on the same database. */
let copy: Platform;
let now = new Date();
const clock = () => now;
beforeAll(async () => {
  platform = await testPlatform({ config: { privateTopicPrefix: 'own/', socketsPerPlayer: 200 }, clock });
  copy = await startCopy();
});
afterAll(async () => {
  await copy.stop();
  await platform.stop();
});

const startCopy = () => startPlatform(platform.config, { clock, jobs: false, log: pino({ level: 'silent' }) });

async function post(url: string, cookie: string, payload: object = {}) {
  const origin = platform.config.casinoOrigin;
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin, cookie };
  const reply = await platform.app.inject({ method: 'POST', url, payload, headers });
  return { reply, body: reply.json() };
}

const renewOnCopy = (cookie: string) =>
  fetch(`${copy.url}/sock/refresh`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin, cookie },
  });

async function newPlayer(): Promise<{ id: number; cookie: string }> {
  const { reply, body } = await post('/api/users', '', { user: application() });
  const session = reply.cookies.find(({ name }) => name === 'croupier_session')!;
  return { id: body.id, cookie: `${session.name}=${session.value}` };
}

// shows: socket:prefix; socket:refresh; socket:authorise
// shows: call:POST /sock/auth; call:POST /sock/refresh; topic:accounts
test("under another prefix the stock client still reads its player's topics, by what the server says", async () => {
  const { id, cookie } = await newPlayer();
  const { body: credential } = await post('/sock/refresh', cookie);
  const channel = `${credential.topic_prefix}${id}:accounts`;
  expect(channel).toBe(`own/${id}:accounts`);
  const granted = await post('/sock/auth', cookie, { channels: [channel] });
  expect((await post('/sock/auth', cookie, { channels: [`$player:${id}:accounts`] })).reply.statusCode).toBe(403);

  const origin = platform.config.casinoOrigin;
  class FromSite extends WebSocket {
    constructor(url: string, protocols?: string | string[]) {
      super(url, protocols, { headers: { origin } });
    }
  }
  const socket = new Socket(`${platform.url.replace('http', 'ws')}/sock`, {
    transport: FromSite as never,
    authToken: credential.token,
  });
  try {
    socket.connect();
    const joined = socket.channel(channel, { token: granted.body.channels[0].token });
    const received = new Promise((resolve) => joined.on('changed', resolve));
    await new Promise((resolve, reject) => joined.join().receive('ok', resolve).receive('error', reject));
    await platform.context.db.transaction((tx) =>
      adjust(tx, {
        id: randomUUID(),
        playerId: id,
        currency: 'EUR',
        amount: 500n,
        reason: 'test',
        operator: 'test',
        now: new Date(),
      }),
    );
    expect(await received).toEqual({ seq: expect.any(Number), data: { currency: 'EUR' } });
  } finally {
    socket.disconnect();
  }
});

/** Opens a player's raw socket; returns it, or the status it is refused with. */
function open(url: string, credential: string): Promise<WebSocket | number | undefined> {
  const bearer = `base64url.bearer.phx.${Buffer.from(credential).toString('base64url')}`;
  const headers = { origin: platform.config.casinoOrigin };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/sock/websocket?vsn=2.0.0`, ['phoenix', bearer], {
    headers,
  });
  return new Promise((resolve, reject) =>
    socket
      .on('open', () => resolve(socket))
      .on('unexpected-response', (_, { statusCode }) => resolve(statusCode))
      .on('error', reject),
  );
}

/** Connects a player to both instances; returns how the sockets end. */
async function connected() {
  const { cookie } = await newPlayer();
  const { body } = await post('/sock/refresh', cookie);
  const sockets = await Promise.all([platform, copy].map(({ url }) => open(url, body.token)));
  const closes = sockets.map((socket) => {
    if (!(socket instanceof WebSocket)) throw new Error(`refused: ${socket}`);
    return new Promise<{ code: number; at: number }>((resolve) =>
      socket.on('close', (code) => resolve({ code, at: performance.now() })),
    );
  });
  return { cookie, credential: String(body.token), closes };
}

const exclude = (cookie: string) =>
  post('/api/user_limits', cookie, { type: 'coolingoff', period: 'day', accounts: [] });
const idle = async () => void (now = new Date(now.getTime() + 31 * 60_000));
const signOut = async (cookie: string) => {
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin, cookie };
  await platform.app.inject({ method: 'DELETE', url: '/api/users/sign_out', headers });
};

test('a credential of a session that ended before a copy started opens no socket there', async () => {
  const { cookie } = await newPlayer();
  const { body } = await post('/sock/refresh', cookie);
  await signOut(cookie);
  const late = await startCopy();
  expect(await open(late.url, body.token)).toBe(403);
  await late.stop();
});

/** Joins all topics at once; resolves with the statuses once each is answered. */
function joinAll(socket: WebSocket, joins: readonly { topic: string; params: object }[]): Promise<string[]> {
  const statuses: string[] = [];
  return new Promise((resolve) => {
    socket.on('message', (data: Buffer) => {
      const [, , , event, payload] = JSON.parse(data.toString());
      if (event === 'phx_reply') statuses.push(payload.status);
      if (statuses.length === joins.length) resolve(statuses);
    });
    joins.forEach(({ topic, params }, at) =>
      socket.send(JSON.stringify([String(at), String(at), topic, 'phx_join', params])),
    );
  });
}

// Long version: npm run bench -- storm
test('two hundred pages that join six topics each at once are all answered, and a call beside them as well', async () => {
  const { id, cookie } = await newPlayer();
  const { body: credential } = await post('/sock/refresh', cookie);
  const channels = ['accounts', 'payments', 'bonuses', 'limits'].map((name) => `own/${id}:${name}`);
  const granted: { channels: { channel: string; token: string }[] } = (await post('/sock/auth', cookie, { channels }))
    .body;
  const joins = [
    { topic: 'public:wins', params: {} },
    { topic: 'public:odds:list', params: {} },
    ...granted.channels.map(({ channel, token }) => ({ topic: channel, params: { token } })),
  ];
  const sockets = (await Promise.all(Array.from({ length: 200 }, () => open(platform.url, credential.token)))).filter(
    (socket) => socket instanceof WebSocket,
  );
  expect(sockets).toHaveLength(200);
  const storm = Promise.all(sockets.map((socket) => joinAll(socket, joins)));
  expect((await fetch(`${platform.url}/healthz`)).status).toBe(200);
  const statuses = (await storm).flat();
  expect(new Set(statuses)).toEqual(new Set(['ok']));
  for (const socket of sockets) socket.terminate();
});

// shows: promise:W5; promise:L5; promise:A3
test.each([
  ['signing out', signOut],
  ['half an hour without activity', idle],
  ['a break from playing', exclude], // Last, because afterwards sign-up is refused for this name and date of birth.
])('%s closes the sockets on every copy within a second, and none opens again', async (_, end) => {
  const player = await connected();
  expect((await renewOnCopy(player.cookie)).status).toBe(200); // The instance has cached the session now.
  await end(player.cookie);
  const at = performance.now();
  const closes = await Promise.all(player.closes);
  for (const close of closes) {
    expect(close.code).toBe(1001);
    expect(close.at - at).toBeLessThan(1000);
  }
  expect(await open(copy.url, player.credential)).toBe(403);
  expect((await post('/sock/refresh', player.cookie)).reply.statusCode).toBeOneOf([401, 422]);
  expect((await renewOnCopy(player.cookie)).status).toBeOneOf([401, 422]);
});
