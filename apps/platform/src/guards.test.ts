import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';
import { type TestPlatform, testPlatform } from './testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const endpoints = (Object.values(contracts) as unknown[]).filter(isEndpoint);
/** The games host uses no cookies, so another site can't abuse any. */
const writes = endpoints.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/rgs/'));
async function signedInCookie(): Promise<string> {
  const { statusCode, cookies } = await platform.app.inject({
    method: 'POST',
    url: '/api/users',
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin },
    payload: { user: application() },
  });
  expect(statusCode).toBe(201);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

const urlOf = ({ path }: Endpoint) => path.replace(/:\w+/g, '1');

// shows: promise:W2; request:state-change; request:xhr-header
test('nothing that changes state is done for another site, or without the header only our scripts can send', async () => {
  const attempts = [
    { 'x-requested-with': 'XMLHttpRequest', origin: 'http://games.casino.localhost:4200' },
    { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.example' },
    { 'x-requested-with': 'XMLHttpRequest', origin: 'null' },
    { 'x-requested-with': 'XMLHttpRequest', origin: '' },
    { 'x-requested-with': 'XMLHttpRequest' },
    { 'x-requested-with': 'XMLHttpRequest', referer: `${platform.config.casinoOrigin}/` },
    { origin: platform.config.casinoOrigin },
  ];
  const through: string[] = [];
  for (const endpoint of writes) {
    for (const headers of attempts) {
      const { statusCode } = await platform.app.inject({ method: endpoint.method, url: urlOf(endpoint), headers });
      if (statusCode !== 403)
        through.push(`${endpoint.method} ${endpoint.path} ${JSON.stringify(headers)}: ${statusCode}`);
    }
  }
  expect(writes.length).toBeGreaterThan(10);
  expect(through).toEqual([]);
});

test('a read needs no origin, and our own pages may write', async () => {
  const headers = { 'x-requested-with': 'XMLHttpRequest' };
  expect((await platform.app.inject({ url: '/api/info/project', headers })).statusCode).toBe(200);
  for (const origin of [platform.config.casinoOrigin, platform.config.sportOrigin]) {
    const reply = await platform.app.inject({
      method: 'DELETE',
      url: '/api/users/sign_out',
      headers: { ...headers, origin },
    });
    expect(reply.statusCode).toBe(204);
  }
});

/** Callers other than our pages: each authenticates with something no other site can send, and cookies don't count. */
test('what needs no origin looks at no cookie', async () => {
  const cookie = await signedInCookie();
  for (const { method, path } of endpoints.filter((each) => each.path.startsWith('/rgs/'))) {
    const reply = await platform.app.inject({ method, url: path, headers: { cookie }, payload: { token: 'no token' } });
    expect([path, reply.statusCode]).toEqual([path, path === '/rgs/session' ? 422 : 401]);
  }
  for (const [url, status] of [
    ['/callbacks/sandbox', 403],
    ['/callbacks/games/nobody/bet', 404],
  ] as const) {
    const reply = await platform.app.inject({ method: 'POST', url, headers: { cookie }, payload: {} });
    expect([url, reply.statusCode]).toEqual([url, status]);
  }
});

test('every call of the contracts is answered by the platform', async () => {
  const missing = endpoints.filter(({ method, path }) => !platform.app.hasRoute({ method, url: path }));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
