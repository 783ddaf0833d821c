import { Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdPlayerRow } from '@croupier/server-players/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, signUp } from '../testing/visitor.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ config: { callsPerPlayer: 2, callsPerAddress: 300 } });
});
afterAll(() => platform.stop());

const ask = asker(() => platform);

async function newPlayer() {
  const { cookie, player } = await signUp(ask);
  return { cookie, playerId: player.id };
}

// shows: request:retry-after
test('a player who asks for too much waits for their own calls, is told to come again, and holds up nobody else', async () => {
  const [greedy, other] = [await newPlayer(), await newPlayer()];
  const change = (cookie: string) => ask('PATCH', '/api/player', { cookie, payload: { nickname: 'Ada' } });
  const replies = await platform.context.pools.jobs.transaction(async (tx) => {
    await holdPlayerRow(tx, greedy.playerId);
    const flood = Array.from({ length: 200 }, () => change(greedy.cookie)); // Two hold connections, the others wait.
    for (let turn = 0; turn < 5; turn++) expect((await change(other.cookie)).statusCode).toBe(200);
    return flood;
  });
  const statuses = Map.groupBy(await Promise.all(replies), ({ statusCode }) => statusCode);
  expect([...statuses.keys()].toSorted()).toEqual([200, 429]);
  const [done, refused] = [statuses.get(200)!.length, statuses.get(429)!.length];
  expect(done).toBeGreaterThan(2);
  expect(refused).toBeGreaterThanOrEqual(200 - 2 - 128);
  expect(done + refused).toBe(200);
  expect(statuses.get(429)?.[0]?.headers['retry-after']).toBe('1');
});

test('a visitor is who the gateway says, else whoever asks; this machine itself is not counted', async () => {
  const { callerLimits } = platform.context;
  const visitor = (remoteAddress: string, forwardedFor?: string) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    return callerLimits.visitorAt({
      socket,
      headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    });
  };
  expect(visitor('127.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
  expect(visitor('::ffff:127.0.0.1', '203.0.113.9, 198.51.100.7')).toBe('198.51.100.7');
  expect(visitor('203.0.113.1', '198.51.100.7')).toBe('203.0.113.1');
  expect(visitor('127.0.0.1')).toBeNull();
});
