import { afterAll, beforeAll, expect, test } from 'vitest';
import { application } from '@croupier/server-players/testing';
import { type TestPlatform, testPlatform } from './testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ config: { trustedProxies: ['10.0.0.0/8'] } });
});
afterAll(() => platform.stop());

/** Returns the address stored with a session whose visitor connects through `remoteAddress`. */
async function addressOf(remoteAddress: string, forwarded: string): Promise<string> {
  const headers = { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin };
  const made = await platform.app.inject({
    method: 'POST',
    url: '/api/users',
    remoteAddress,
    headers: { ...headers, 'x-forwarded-for': forwarded },
    payload: { user: application() },
  });
  const cookies = Object.fromEntries(made.cookies.map(({ name, value }) => [name, value]));
  const [session] = (await platform.app.inject({ url: '/api/player/sessions', headers, cookies })).json();
  return session.ip;
}

// shows: request:forwarded
test('a gateway on another machine is believed where it is named, nobody else', async () => {
  expect(await addressOf('127.0.0.1', '203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf('10.0.0.7', '203.0.113.9')).toBe('203.0.113.9');
  expect(await addressOf('10.0.0.7', '198.51.100.1, 203.0.113.9, 10.0.0.8')).toBe('203.0.113.9');
  expect(await addressOf('192.0.2.1', '203.0.113.9')).toBe('192.0.2.1');
});
