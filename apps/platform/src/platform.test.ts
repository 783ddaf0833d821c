import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { createLog } from './log.ts';
import { statusOf } from './status.ts';
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

/** Headers a browser sends with a call from our pages. */
const fromOurPage = () => ({ 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin });

const timing = {
  name: 'http://casino.localhost/',
  entryType: 'navigation',
  startTime: 0,
  duration: 812.5,
  responseStart: 40,
  domContentLoadedEventEnd: 300,
  loadEventEnd: 800,
  nextHopProtocol: 'h2',
};

// shows: promise:B2; call:PUT /performance; request:retry-after; request:statuses
test('an address that floods the reports is asked to wait, others are not', async () => {
  const from = (address: string) => ({ headers: { ...fromOurPage(), 'x-forwarded-for': address } });
  const report = (address: string) =>
    platform.app.inject({ method: 'PUT', url: '/performance', payload: timing, ...from(address) });
  const replies = await Promise.all(Array.from({ length: 1300 }, () => report('198.51.100.7')));
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThanOrEqual(100); // A new minute may start meanwhile.
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]?.json()).toMatchObject({ errors: { base: { too_many_requests: expect.any(String) } } });
  expect(
    (await platform.app.inject({ method: 'PUT', url: '/log', payload: {}, ...from('198.51.100.7') })).statusCode,
  ).toBe(429);
  expect((await report('198.51.100.8')).statusCode).toBe(204);
  // One household has a whole IPv6 network of addresses.
  const household = await Promise.all(Array.from({ length: 1300 }, (_, at) => report(`2001:db8::${at.toString(16)}`)));
  expect(household.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(100);
});

// shows: promise:B2; call:PUT /log; call:PUT /performance; call:PUT /network-performance; fields:log-record
test('reports are taken as their contracts say, and stand in the log with the address they came from', async () => {
  const lines: string[] = [];
  const logging = await testPlatform({ log: createLog('info', { write: (line) => lines.push(line) }) });
  const put = async (url: string, payload: object) =>
    (
      await logging.app.inject({
        method: 'PUT',
        url,
        payload,
        headers: { ...fromOurPage(), 'x-forwarded-for': '198.51.100.9' },
      })
    ).statusCode;
  const record = {
    label: 'LOAD_JACKPOTS',
    level_name: 'ERROR',
    datetime: '2026-11-26T08:00:00.000Z',
    type: 'browser',
    message: 'Network Error\nERROR forged',
    context: { key: 'competitions,jackpots' },
  };
  const network = { rtt: 50, downlink: 10, effectiveType: '4g' };
  expect(await put('/log', record)).toBe(204);
  expect(await put('/performance', timing)).toBe(204);
  expect(await put('/network-performance', network)).toBe(204);
  for (const wrong of [{}, { ...record, level_name: 'FATAL' }, { ...record, context: { a: { b: 1 } } }])
    expect(await put('/log', wrong)).toBe(422);
  expect(await put('/performance', { ms: 1 })).toBe(422);
  expect(await put('/network-performance', { ...network, rtt: -1 })).toBe(422);
  const logged = lines.flatMap((line) =>
    line
      .trimEnd()
      .split('\n')
      .map((one) => JSON.parse(one)),
  );
  expect(logged.filter(({ msg }) => msg === 'browser report').map(({ url, report }) => [url, report])).toEqual([
    ['/log', { ...record, remote_addr: '198.51.100.9', rid: expect.any(String) }],
    ['/performance', expect.objectContaining({ duration: 812.5, nextHopProtocol: 'h2' })],
    ['/network-performance', expect.objectContaining(network)],
  ]);
  await logging.stop();
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

test('the document of all calls is compressed, and not sent again to who has it', async () => {
  const ask = (headers: Record<string, string>) => platform.app.inject({ url: '/api/openapi.json', headers });
  const zipped = await ask({ 'accept-encoding': 'gzip, br' });
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  const plain = await ask({});
  expect(gunzipSync(zipped.rawPayload).equals(plain.rawPayload)).toBe(true);
  expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
  const known = await ask({ 'if-none-match': String(plain.headers.etag) });
  expect([known.statusCode, known.payload]).toEqual([304, '']);
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

// shows: role:no-admin
test('nothing of the site is an operator’s: no call, no page, no right', async () => {
  const paths = Object.values(contracts as Record<string, unknown>)
    .filter(isEndpoint)
    .map(({ path }) => path);
  expect(paths.filter((path) => /admin|operator|backoffice|\/ops\b/i.test(path))).toEqual([]);
  for (const url of ['/admin', '/api/admin', '/ops', '/api/ops/players'])
    expect((await platform.app.inject({ url })).statusCode).toBe(404);
});

// shows: flag:tech-work; flag:achievements; flag:lootbox-wheel; flag:comp-points; flag:registration-checkbox
// shows: flag:ab-registration
test('the pages are told which features are on; work on the site and comp points are off until they are configured', async () => {
  const featuresOf = async ({ app }: TestPlatform) => (await app.inject({ url: '/api/info/project' })).json().features;
  const on = { achievements: true, lootbox_wheel: true, registration_checkbox: true, ab_registration: true };
  expect(await featuresOf(platform)).toEqual({ ...on, tech_work: false, comp_points: false });
  const other = await testPlatform({ config: { techWork: true, compPoints: true } });
  expect(await featuresOf(other)).toEqual({ ...on, tech_work: true, comp_points: true });
  await other.stop();
});

// shows: constant:contacts
test('the operator is reached by phone and email, as configured; without either there is none', async () => {
  const { contacts } = (await platform.app.inject({ url: '/api/info/project' })).json();
  expect(contacts).toEqual({ email: null, phone: null });
  const wanted = { email: 'help@casino.example', phone: '+43 1 234567' };
  const reachable = await testPlatform({ config: { contacts: wanted } });
  expect((await reachable.app.inject({ url: '/api/info/project' })).json().contacts).toEqual(wanted);
  await reachable.stop();
});

// shows: request:statuses
test('a call without a session is 401, one of another site 403, of nothing we know 404, of another order under its id 409', async () => {
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object, headers: object = fromOurPage()) =>
    (await platform.app.inject({ method, url, ...(payload && { payload }), headers: { ...headers } })).statusCode;
  expect(await ask('GET', '/api/player')).toBe(401);
  expect(await ask('GET', '/api/tournaments/nowhere')).toBe(404);
  const message = { id: randomUUID(), topic: 'withdrawal', email: 'guest@example.test', text: 'Where is it?' };
  const send = (changes: object, headers?: object) =>
    ask('POST', '/api/send_contact_message', { ...message, ...changes }, headers);
  expect(await send({}, { ...fromOurPage(), origin: 'https://evil.example' })).toBe(403);
  expect([await send({}), await send({}), await send({ text: 'Something else.' })]).toEqual([204, 204, 409]);
});

test.each([
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [409, 'idempotency_conflict'],
  [422, 'limit_reached'],
  [429, 'too_many_requests'],
  [503, 'unavailable'],
] as const)('what comes back with %i says %s in every language of the contracts', (status, code) => {
  expect(statusOf(code)).toBe(status);
  expect(contracts.refusalTexts[code]).toMatch(/\w/);
});
