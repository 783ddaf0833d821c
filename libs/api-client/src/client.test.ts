import { createServer, type RequestListener, type Server } from 'node:http';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { endpoint } from '@croupier/contracts';
import { createClient } from './client-core.ts';
import { createApi } from './index.ts';
import { mayRetry, retryDelay } from './retry.ts';

const readThing = endpoint({
  method: 'GET',
  path: '/things/:id',
  params: v.object({ id: v.string() }),
  reply: v.object({ name: v.string() }),
});
const makeThing = endpoint({
  method: 'POST',
  path: '/things',
  body: v.object({ name: v.string() }),
  reply: v.object({ name: v.string() }),
});

let server: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

async function site(listener: RequestListener, browser = true) {
  const waits: number[] = [];
  server = createServer(listener);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  let [ended, shut] = [0, 0];
  const api = createApi({
    baseUrl: `http://127.0.0.1:${port}`,
    browser,
    onSessionEnd: () => ended++,
    onSiteClosed: () => shut++,
    wait: async (ms) => void waits.push(ms),
  });
  return { api, waits, ended: () => ended, shut: () => shut };
}

test('a reply is parsed, and one that is not what was agreed is an error', async () => {
  const { api } = await site((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(request.url === '/things/a%2Fb' ? '{"name":"slash"}' : '{"name":5}');
  });
  expect(await api.call(readThing, { params: { id: 'a/b' } })).toEqual({ name: 'slash' });
  await expect(api.call(readThing, { params: { id: 'c' } })).rejects.toThrow(/Expected string/);
});

// shows: request:refusal-shape
test('a refusal tells its codes, at their places', async () => {
  const { api, ended } = await site((_request, response) => {
    response.writeHead(422, { 'content-type': 'application/json' });
    response.end('{"errors":{"user":{"email":{"taken":"This address is taken."}}},"params":{"taken":{"days":3}}}');
  });
  const refused = await api.call(makeThing, { body: { name: 'x' } }).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    status: 422,
    fields: [{ path: ['user', 'email'], code: 'taken', text: 'This address is taken.', params: { days: 3 } }],
  });
  expect(ended()).toBe(0);
});

// shows: error:401; login:dead-session
test('only 401 ends the session', async () => {
  const { api, ended } = await site((_request, response) => response.writeHead(401).end());
  await expect(api.call(readThing, { params: { id: '1' } })).rejects.toMatchObject({ status: 401 });
  expect(ended()).toBe(1);
});

// shows: promise:F1; error:retry-browser; request:idempotency-key
test('a reply that is lost is asked for again under the same key, waiting longer each time', async () => {
  const keys: unknown[] = [];
  const { api, waits } = await site((request, response) => {
    keys.push(request.headers['idempotency-key']);
    if (keys.length < 4) return request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    return response.end('{"name":"made"}');
  });
  expect(await api.call(makeThing, { body: { name: 'x' }, idempotencyKey: 'k1' })).toEqual({ name: 'made' });
  expect(keys).toEqual(['k1', 'k1', 'k1', 'k1']);
  expect(waits.map((ms) => Math.floor(ms / 100))).toEqual([1, 2, 4]);
});

// shows: promise:F1; error:retry-browser; error:retry-server
test('in the browser an answer with 5xx is not asked for again; on the server only what changes nothing twice', async () => {
  let asked = 0;
  const { api } = await site((_request, response) => {
    asked++;
    response.writeHead(500).end();
  });
  await expect(api.call(readThing, { params: { id: '1' } })).rejects.toMatchObject({ status: 500 });
  expect(asked).toBe(1);
  expect(mayRetry({ attempt: 1, method: 'GET', status: 503, browser: false })).toBe(true);
  expect(mayRetry({ attempt: 1, method: 'POST', status: 503, browser: false })).toBe(false);
  expect(mayRetry({ attempt: 6, method: 'POST', status: undefined, browser: true })).toBe(true);
  expect(mayRetry({ attempt: 7, method: 'POST', status: undefined, browser: true })).toBe(false);
});

// shows: request:xhr-header
test('every call says that a script sends it, one that only reads too', async () => {
  const told: unknown[] = [];
  const { api } = await site((request, response) => {
    told.push([request.method, request.headers['x-requested-with']]);
    response.setHeader('content-type', 'application/json');
    response.end('{"name":"made"}');
  });
  await api.call(readThing, { params: { id: '1' } });
  await api.call(makeThing, { body: { name: 'x' } });
  expect(told).toEqual([
    ['GET', 'XMLHttpRequest'],
    ['POST', 'XMLHttpRequest'],
  ]);
});

// shows: error:retry-server
test('on the server a call that changes nothing twice is sent again after a 5xx or no answer, a POST never', async () => {
  const asked: string[] = [];
  const { api } = await site((request, response) => {
    asked.push(request.method!);
    if (asked.length === 1) return response.writeHead(503).end();
    if (asked.length === 2 || request.method === 'POST') return request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    return response.end('{"name":"there"}');
  }, false);
  expect(await api.call(readThing, { params: { id: '1' } })).toEqual({ name: 'there' });
  expect(asked).toEqual(['GET', 'GET', 'GET']);
  await expect(api.call(makeThing, { body: { name: 'x' } })).rejects.toThrow('Network Error');
  expect(asked).toEqual(['GET', 'GET', 'GET', 'POST']);
});

// shows: constant:request-timeout-browser; constant:request-timeout-server; error:text-timeout; error:retry-browser
test.each([
  ['browser', true, 30_000, 7],
  ['server', false, 8_000, 7],
] as const)(
  'in the %s an attempt has its own time, and is given up after six more',
  async (_where, browser, ms, most) => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((time) => {
      limits.push(time);
      return AbortSignal.abort(new DOMException('The time is up.', 'TimeoutError'));
    });
    const api = createApi({ baseUrl: 'http://127.0.0.1:9', browser, wait: async () => undefined });
    await expect(api.call(readThing, { params: { id: '1' } })).rejects.toThrow(`timeout of ${ms}ms exceeded`);
    expect(limits).toEqual(Array.from({ length: most }, () => ms));
  },
);

// shows: promise:F1; error:retry-backoff; error:retry-jitter
test('the wait doubles from 100 ms with up to a fifth on top', () => {
  expect(retryDelay(1, () => 0)).toBe(100);
  expect(retryDelay(6, () => 0)).toBe(3200);
  expect(retryDelay(6, () => 1)).toBe(3840);
});

// shows: error:text-aborted
test('a call taken back says so and is not tried again', async () => {
  const { api, waits } = await site(() => undefined);
  const controller = new AbortController();
  const asked = api.call(readThing, { params: { id: '1' }, signal: controller.signal });
  controller.abort();
  await expect(asked).rejects.toThrow('Request aborted');
  expect(waits).toEqual([]);
});

// shows: flag:tech-work
test('a site that is shut is refused at once, said once a call, and is no end of the session', async () => {
  let code = 'site_closed';
  const { api, waits, ended, shut } = await site((_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '60' });
    response.end(JSON.stringify({ errors: { base: { [code]: 'no' } } }));
  });
  await expect(api.call(makeThing, { body: { name: 'x' } })).rejects.toMatchObject({ status: 503 });
  expect([waits, ended(), shut()]).toEqual([[], 0, 1]);
  code = 'unavailable';
  await expect(api.call(makeThing, { body: { name: 'x' } })).rejects.toMatchObject({ status: 503 });
  expect(shut()).toBe(1);
});

// shows: error:text-network; error:text-timeout; error:retry-timeout
test('a network that fails and a time that is up are told apart, and each try has the whole time', async () => {
  const limits: AbortSignal[] = [];
  const call = (transport: (signal: AbortSignal) => Promise<never>) =>
    createClient({
      timeout: 40,
      retry: ({ attempt }) => attempt < 3,
      wait: async () => undefined,
      transport: ({ signal }) => {
        limits.push(signal);
        return transport(signal);
      },
    }).call(readThing, { params: { id: '1' } });
  await expect(call(() => Promise.reject(new TypeError('failed')))).rejects.toThrow(/^Network Error$/);
  limits.length = 0;
  const hang = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  await expect(call(hang)).rejects.toThrow('timeout of 40ms exceeded');
  expect(new Set(limits).size).toBe(3);
});
