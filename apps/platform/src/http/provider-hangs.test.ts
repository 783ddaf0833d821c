import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertPlayer } from '@croupier/server-players/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

/** Provider that accepts every connection and never responds. */
const connections = new Set<Socket>();
const provider = createServer((socket) => void connections.add(socket.on('error', () => undefined)));
let platform: TestPlatform;
beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  platform = await testPlatform({
    config: { sandboxBase: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` },
  });
});
afterAll(async () => {
  await platform.stop();
  for (const socket of connections) socket.destroy();
  provider.close();
});

async function signedIn(): Promise<string> {
  const { db, sessions } = platform.context;
  const playerId = await insertPlayer(db);
  const start = { playerId, ip: '127.0.0.1', country: null, userAgent: 'test' };
  const { token } = await db.transaction((tx) => sessions.start(tx, start));
  return `croupier_session=${token}`;
}

const deposit = (cookie: string) =>
  platform.app.inject({
    method: 'POST',
    url: '/api/payments/intents',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      origin: platform.config.casinoOrigin,
      'idempotency-key': randomUUID(),
      cookie,
    },
    payload: { action: 'deposit', method_id: 'card', currency: 'EUR', amount_cents: 5000 },
  });

// shows: promise:X4; request:retry-after; request:statuses
test('a provider that hangs is 503 for all 40 players who ask it, and other calls go on meanwhile', async () => {
  const cookies = await Promise.all(Array.from({ length: 40 }, signedIn));
  let over = false;
  const deposits = Promise.all(cookies.map(deposit)).finally(() => (over = true));
  for (const cookie of cookies) {
    const accounts = await platform.app.inject({ url: '/api/player/accounts', headers: { cookie } });
    expect([accounts.statusCode, over]).toEqual([200, false]);
  }
  const replies = await deposits;
  const answers = replies.map(({ statusCode, headers }) => `${statusCode} ${String(headers['retry-after'])}`);
  expect(new Set(answers)).toEqual(new Set(['503 5']));
  expect(replies[0]?.json()).toMatchObject({ errors: { base: { unavailable: expect.any(String) } } });
});
