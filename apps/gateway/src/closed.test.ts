import { expect, test } from 'vitest';
import { startGateway } from './testing/start-gateway.ts';

type State = 'open' | 'closed';

async function start() {
  let state: State = 'closed';
  const until = new Date(Date.now() + 1_800_000);
  const site = { now: () => ({ state, until }), stop: () => undefined };
  const asked: string[] = [];
  const gateway = await startGateway(
    (request, response) => {
      asked.push(request.url!);
      response.end('here');
    },
    { gamesHost: 'games.casino.localhost' },
    site,
  );
  return { ...gateway, asked, become: (next: State) => (state = next) };
}

// shows: flag:tech-work
test('while the site is shut, calls are refused by a code with when to ask again, and reach no process', async () => {
  const { get, asked, become } = await start();
  const calls = [
    { path: '/api/player' },
    { path: '/api/users', method: 'POST', body: '{}' },
    { path: '/rgs/play', method: 'POST', body: '{}', headers: { host: 'games.casino.localhost' } },
    { path: '/api/info/sitemap' },
    { path: '/api/player/documents/identity', method: 'POST', body: 'x' },
  ];
  for (const call of calls) {
    const { status, headers, text } = await get(call);
    expect([status, JSON.parse(text)]).toEqual([503, { errors: { base: { site_closed: expect.any(String) } } }]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(1_700);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect(asked).toEqual([]);
  become('open');
  expect((await get()).text).toBe('here');
});

// shows: flag:tech-work
// shows: call:GET /api/info/site
test('what payment and game providers report still arrives, and so do health and how the site is', async () => {
  const { get } = await start();
  for (const path of ['/callbacks/sandbox', '/callbacks/games/studio/win'])
    expect(await get({ path, method: 'POST', body: '{}' })).toMatchObject({ status: 200, text: 'here' });
  for (const path of ['/healthz', '/api/info/site']) expect(await get({ path })).toMatchObject({ status: 200 });
});

test('a socket is not taken, and told when to come again', async () => {
  const { raw } = await start();
  const { ended } = raw(
    'GET /sock/websocket?vsn=2.0.0 HTTP/1.1\r\nhost: casino.localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  );
  expect(await ended).toMatch(/^HTTP\/1\.1 503 [^]*\r\nRetry-After: 1[78]\d\d\r\n/);
});
