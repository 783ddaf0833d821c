import { randomUUID } from 'node:crypto';
import { Socket } from 'phoenix';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { application } from '@croupier/server-players/testing';
import { adjust } from '@croupier/server-wallet';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ config: { privateTopicPrefix: 'own/' } });
});
afterAll(() => platform.stop());

async function post(url: string, cookie: string, payload: object = {}) {
  const origin = platform.config.casinoOrigin;
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin, cookie };
  const reply = await platform.app.inject({ method: 'POST', url, payload, headers });
  return { reply, body: reply.json() };
}

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
