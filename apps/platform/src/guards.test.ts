import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { type TestPlatform, testPlatform } from './testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const endpoints = (Object.values(contracts) as unknown[]).filter(isEndpoint);
/** The games host takes no cookies, so there is nothing another site could ride on. */
const writes = endpoints.filter(({ method, path }) => method !== 'GET' && !path.startsWith('/rgs/'));
const urlOf = ({ path }: Endpoint) => path.replace(/:\w+/g, '1');

// shows: promise:W2; request:state-change; request:xhr-header
test('nothing that changes state is done for another site, or without the header only our scripts can send', async () => {
  const attempts = [
    { 'x-requested-with': 'XMLHttpRequest', origin: 'http://games.casino.localhost:4200' },
    { 'x-requested-with': 'XMLHttpRequest', origin: 'https://evil.example' },
    { 'x-requested-with': 'XMLHttpRequest', origin: 'null' },
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

test('every call of the contracts is answered by the platform', async () => {
  const missing = endpoints.filter(({ method, path }) => !platform.app.hasRoute({ method, url: path }));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});
