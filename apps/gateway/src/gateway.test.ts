import { createServer, request as ask } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '@croupier/server-http';
import { type GatewayConfig, readGatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { targetOf } from './target-of.ts';

const here = { port: 0, host: '127.0.0.1' };

// shows: promise:W1
test('each host and path reaches the process that answers it', () => {
  const config = { targets: { platform: 'P', web: 'W', sandbox: 'S' }, gamesHost: 'games.casino.localhost' };
  const expected: [string, string, string][] = [
    ['casino.localhost:4200', '/', 'W'],
    ['casino.localhost:4200', '/api/player', 'P'],
    ['casino.localhost:4200', '/apiary', 'W'],
    ['sport.casino.localhost', '/sock/websocket?vsn=2.0.0', 'P'],
    ['casino.localhost', '/callbacks/sandbox', 'P'],
    ['casino.localhost', '/metrics', 'W'],
    ['games.casino.localhost', '/games/dice/1', 'W'],
    ['games.casino.localhost', '/rgs/session', 'P'],
    ['games.casino.localhost', '/api/player', 'W'],
    ['pay.sandbox.localhost:4200', '/api/x', 'S'],
    ['SANDBOX.localhost', '/', 'S'],
  ];
  for (const [host, url, target] of expected)
    expect([host, url, targetOf(host, url, config)]).toEqual([host, url, target]);
  const alone = { ...config, targets: { platform: 'P', web: 'W' } };
  expect(targetOf('pay.sandbox.localhost', '/', alone)).toBe('W');
});

/** A gateway in front of one process that answers everything. */
async function startGateway(handler: Parameters<typeof createServer>[1], changes: Partial<GatewayConfig> = {}) {
  const behind = createServer(handler);
  const base = `http://127.0.0.1:${await listen(behind, here)}`;
  const targets = { platform: base, web: base, sandbox: base };
  const gateway = createGateway({ ...readGatewayConfig({}), targets, ...changes });
  const port = await listen(gateway, here);
  onTestFinished(() => {
    for (const server of [gateway, behind]) server.close().closeAllConnections();
  });
  return (headers: Record<string, string>, method = 'GET', path = '/api/player') =>
    new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
      ask({ port, method, path, headers }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, location: response.headers.location });
      })
        .on('error', reject)
        .end();
    });
}

test('a read that meets a closing connection is sent once more, a write never', async () => {
  const asked: (string | undefined)[] = [];
  const get = await startGateway((request, response) => {
    asked.push(request.method);
    if (asked.filter((method) => method === request.method).length === 1) return void request.socket.destroy();
    response.end('here');
  });
  const host = { host: 'casino.localhost' };
  expect([(await get(host)).status, (await get(host, 'POST')).status]).toEqual([200, 502]);
  expect(asked).toEqual(['GET', 'GET', 'POST']);
});

// shows: promise:W1; edition:trusted-country; request:forwarded
test('what a visitor claims to be forwarded is dropped, and the games host gets no cookies', async () => {
  const seen: Record<string, unknown>[] = [];
  const claims = {
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'evil.example',
    'x-real-ip': '203.0.113.9',
    'x-geo-country': 'AU',
    cookie: 'croupier_session=abc',
  };
  const note: Parameters<typeof createServer>[1] = ({ headers }, response) => {
    seen.push(headers);
    response.end();
  };
  const get = await startGateway(note);
  await get({ ...claims, host: 'casino.localhost' });
  await get({ ...claims, host: 'games.casino.localhost' }, 'GET', '/rgs/session');
  const trusting = await startGateway(note, { trustCountry: true });
  await trusting({ ...claims, host: 'casino.localhost' });
  expect(seen[0]).toMatchObject({ 'x-forwarded-host': 'casino.localhost', cookie: claims.cookie });
  expect(seen[0]?.['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  expect(seen.map((headers) => [headers['x-real-ip'], headers['x-geo-country'], headers['cookie']])).toEqual([
    [undefined, undefined, claims.cookie],
    [undefined, undefined, undefined],
    [undefined, 'AU', claims.cookie],
  ]);
});

// shows: redirect:localhost
test('this machine by its number is led to the casino', async () => {
  const get = await startGateway((_request, response) => response.end(), { casinoOrigin: 'https://casino.example' });
  expect(await get({ host: '127.0.0.1:4200' }, 'GET', '/de?a=1')).toEqual({
    status: 302,
    location: 'https://casino.example/de?a=1',
  });
});
