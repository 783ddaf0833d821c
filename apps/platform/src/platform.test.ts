import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { type TestPlatform, testPlatform } from './testing/index.ts';

let platform: TestPlatform;
interface Document {
  paths: Record<string, Record<string, { operationId: string }>>;
}
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const operationOf = ({ paths }: Document, { method, path }: Endpoint) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

test('it says that it is well, and what an unknown call is', async () => {
  const health = await platform.app.inject({ url: '/healthz' });
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'ok' }]);
  const unknown = await platform.app.inject({ url: '/api/nothing' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json()).toMatchObject({ errors: { base: { not_found: expect.any(String) } } });
});

// shows: request:malformed-json; promise:B2; call:PUT /log
test('malformed JSON is 400, an oversized report 413, neither a failure of the server', async () => {
  const malformed = await platform.app.inject({
    method: 'PUT',
    url: '/log',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  });
  expect(malformed.statusCode).toBe(400);
  const oversized = await platform.app.inject({ method: 'PUT', url: '/log', payload: { text: 'x'.repeat(20_000) } });
  expect(oversized.statusCode).toBe(413);
});

// shows: promise:B2; call:PUT /performance; request:retry-after
test('an address that floods the reports is asked to wait, others are not', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const report = (address: string) =>
    platform.app.inject({ method: 'PUT', url: '/performance', payload: { ms: 1 }, ...from(address) });
  const replies = await Promise.all(Array.from({ length: 1300 }, () => report('198.51.100.7')));
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThanOrEqual(100); // The minute may turn while they come.
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]?.json()).toMatchObject({ errors: { base: { too_many_requests: expect.any(String) } } });
  expect(
    (await platform.app.inject({ method: 'PUT', url: '/log', payload: {}, ...from('198.51.100.7') })).statusCode,
  ).toBe(429);
  expect((await report('198.51.100.8')).statusCode).toBe(204);
  // A household has a whole IPv6 network of addresses.
  const household = await Promise.all(Array.from({ length: 1300 }, (_, at) => report(`2001:db8::${at.toString(16)}`)));
  expect(household.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(100);
});

// shows: promise:W7
test('every answer carries the security headers and a request id', async () => {
  const { headers } = await platform.app.inject({ url: '/healthz', headers: { 'x-request-id': 'known' } });
  expect(headers).toMatchObject({
    'x-request-id': 'known',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age'),
  });
});

// shows: call:GET /api/openapi.json
test('the OpenAPI document names every call of the contracts', async () => {
  const document = (await platform.app.inject({ url: '/api/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  const missing = Object.entries(contracts as Record<string, unknown>).filter(
    ([name, value]) => isEndpoint(value) && operationOf(document, value)?.operationId !== name,
  );
  expect(missing.map(([name]) => name)).toEqual([]);
});
