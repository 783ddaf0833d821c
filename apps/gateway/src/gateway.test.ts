import type { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { trustProxies } from '@croupier/server-http';
import { readGatewayConfig } from './config.ts';
import { targetOf } from './target-of.ts';
import { startGateway } from './testing/start-gateway.ts';

type Handler = NonNullable<Parameters<typeof createServer>[1]>;

// shows: promise:W1
test('each host and path reaches the process that answers it', () => {
  const config = {
    targets: { platform: 'P', web: 'W', sandbox: 'S', studio: 'O' },
    gamesHost: 'games.casino.localhost',
  };
  const expected: [string, string, string][] = [
    ['casino.localhost:4200', '/', 'W'],
    ['casino.localhost:4200', '/api/player', 'P'],
    ['casino.localhost:4200', '/apiary', 'W'],
    ['casino.localhost', '/robots.txt', 'P'],
    ['sport.casino.localhost', '/sitemaps/de', 'P'],
    ['casino.localhost', '/news.atom?l=de', 'P'],
    ['casino.localhost', '/news', 'W'],
    ['sport.casino.localhost', '/sock/websocket?vsn=2.0.0', 'P'],
    ['casino.localhost', '/callbacks/sandbox', 'P'],
    ['casino.localhost', '/metrics', 'W'],
    ['games.casino.localhost', '/games/dice/1', 'W'],
    ['games.casino.localhost', '/rgs/session', 'P'],
    ['games.casino.localhost', '/api/player', 'W'],
    ['pay.sandbox.localhost:4200', '/api/x', 'S'],
    ['SANDBOX.localhost', '/', 'S'],
    ['candlewick.studio.localhost:4200', '/callbacks/x', 'O'],
  ];
  for (const [host, url, target] of expected)
    expect([host, url, targetOf(host, url, config)]).toEqual([host, url, target]);
  const alone = { ...config, targets: { platform: 'P', web: 'W' } };
  expect(targetOf('pay.sandbox.localhost', '/', alone)).toBe('W');
});

test('each host can have a page server of its own', () => {
  const { targets, gamesHost } = readGatewayConfig({
    PLATFORM_BASE: 'http://platform:1',
    CASINO_WEB_BASE: 'http://casino-web:1',
    SPORT_WEB_BASE: 'http://sport-web:1',
    WEB_BASE: 'http://web:1',
  });
  const pageOf = (host: string, url = '/') => targetOf(host, url, { targets, gamesHost });
  expect(pageOf('casino.localhost:4200')).toBe('http://casino-web:1');
  expect(pageOf('sport.casino.localhost', '/sport/football')).toBe('http://sport-web:1');
  expect(pageOf('games.casino.localhost', '/games/dice/1')).toBe('http://web:1');
  expect(pageOf('sport.casino.localhost', '/api/player')).toBe('http://platform:1');
});

test('a read that meets a closing connection is sent once more, a write never', async () => {
  const asked: (string | undefined)[] = [];
  const { get } = await startGateway((request, response) => {
    asked.push(request.method);
    if (asked.filter((method) => method === request.method).length === 1) return void request.socket.destroy();
    response.end('here');
  });
  expect([(await get()).status, (await get({ method: 'POST' })).status]).toEqual([200, 502]);
  expect(asked).toEqual(['GET', 'GET', 'POST']);
});

/** Creates a handler that records the headers it receives. */
function noting(): { seen: Record<string, unknown>[]; handler: Handler } {
  const seen: Record<string, unknown>[] = [];
  return {
    seen,
    handler: ({ headers, url }, response) => {
      seen.push({ ...headers, url });
      response.end();
    },
  };
}

const claims = {
  'x-forwarded-for': '203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'for=203.0.113.9',
  'x-real-ip': '203.0.113.9',
  'x-geo-country': 'AU',
  cookie: 'croupier_session=abc',
};

// shows: promise:W1; edition:trusted-country; request:forwarded; operation:forwarded-host
test('what a visitor claims to be forwarded is dropped, and the games host gets no cookies', async () => {
  const { seen, handler } = noting();
  const { get } = await startGateway(handler);
  await get({ headers: claims });
  await get({ headers: { ...claims, host: 'games.casino.localhost' }, path: '/rgs/session' });
  const trusting = await startGateway(handler, { trustCountry: true });
  await trusting.get({ headers: claims });
  expect(seen[0]).toMatchObject({
    'x-forwarded-host': 'casino.localhost',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'http',
    cookie: claims.cookie,
  });
  expect(seen.map((headers) => [headers['x-real-ip'], headers['x-geo-country'], headers['cookie']])).toEqual([
    [undefined, undefined, claims.cookie],
    [undefined, undefined, undefined],
    [undefined, 'AU', claims.cookie],
  ]);
  expect(seen[0]).not.toHaveProperty('forwarded');
});

// shows: request:forwarded
test('a trusted proxy in front is believed, and nobody beside it', async () => {
  const { seen, handler } = noting();
  const { get } = await startGateway(handler, { trustedProxies: trustProxies(['127.0.0.5']) });
  await get({ headers: claims, from: '127.0.0.5' });
  await get({ headers: claims, from: '127.0.0.6' });
  const told = seen.map((headers) => [
    headers['x-forwarded-for'],
    headers['x-forwarded-proto'],
    headers['x-geo-country'],
  ]);
  expect(told).toEqual([
    ['203.0.113.9', 'https', 'AU'],
    ['127.0.0.6', 'http', undefined],
  ]);
});

// shows: request:forwarded
test('nobody loses their address by calling it a header of the connection', async () => {
  const { seen, handler } = noting();
  const { get } = await startGateway(handler, { trustCountry: true });
  const connection = 'close, X-Forwarded-For, x-forwarded-host, x-forwarded-proto, X-Geo-Country, host, x-mine';
  await get({ headers: { connection, 'x-geo-country': 'AU', 'x-mine': '1' }, from: '127.0.0.7' });
  expect(seen[0]).toMatchObject({
    host: 'casino.localhost',
    'x-forwarded-for': '127.0.0.7',
    'x-forwarded-host': 'casino.localhost',
    'x-geo-country': 'AU',
  });
  expect(seen[0]).not.toHaveProperty('x-mine');
});

// shows: redirect:localhost
test('this machine by its number is led to the casino', async () => {
  const { get } = await startGateway((_request, response) => response.end(), {
    casinoOrigin: 'https://casino.example',
  });
  const led = async (host: string) => {
    const { status, headers } = await get({ headers: { host }, path: '/de?a=1' });
    return [status, headers.location];
  };
  expect(await led('127.0.0.1:4200')).toEqual([302, 'https://casino.example/de?a=1']);
  expect(await led('LOCALHOST')).toEqual([302, 'https://casino.example/de?a=1']);
});

test('a request that names its host in the first line, or in capitals, is the same request', async () => {
  const { seen, handler } = noting();
  const { raw } = await startGateway(handler);
  const first = async (line: string, host: string) =>
    (await raw(`${line}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`).ended).slice(9, 12);
  expect(await first('GET http://Casino.localhost:4200/api/player?a=1 HTTP/1.1', 'elsewhere.example')).toBe('200');
  expect(await first('GET /api/player HTTP/1.1', 'CASINO.localhost.:4200')).toBe('200');
  expect(seen.map(({ host, url }) => [host, url])).toEqual([
    ['casino.localhost:4200', '/api/player?a=1'],
    ['casino.localhost:4200', '/api/player'],
  ]);
  for (const host of [
    'casino.localhost:4200.evil.example',
    'casino.localhost:4200@evil.example',
    'evil.example@casino.localhost',
    'casino.localhost:4200:4200',
    'casino.localhost/..',
    'casino..localhost',
    'casino.localhost, evil.example',
    '[::1].casino.localhost',
  ])
    expect([host, await first('GET /api/player HTTP/1.1', host)]).toEqual([host, '400']);
  expect(seen.length).toBe(2);
  expect(await first('OPTIONS * HTTP/1.1', 'casino.localhost')).toBe('400');
  expect(await first('GET http://user@casino.localhost/ HTTP/1.1', 'casino.localhost')).toBe('400');
});
