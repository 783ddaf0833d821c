import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { application } from '@croupier/server-players/testing';
import { fund } from '@croupier/server-wallet/testing';
import { importStudios } from '../import-studios.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf } from '../testing/visitor.ts';

const SECRET = 'shared';
const tram = {
  id: 'lucky-tram',
  title: 'Lucky Tram',
  mechanic: 'scratch',
  rtp: 0.96,
  hit_rate: 0.3,
  volatility: 'medium',
  deviation: 6.2,
  max_win_multiple: 500,
  demo: true,
  currencies: ['EUR'],
  languages: ['en', 'de'],
  pictures: { card: '/tram.svg', wide: '/tram-wide.svg' },
};
let games: object[] = [tram, { ...tram, id: 'koi-tram', title: 'Koi Tram', demo: false }];
let studio: Server;
let origin: string;
let platform: TestPlatform;
let now = new Date();

beforeAll(async () => {
  studio = createServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ studio: 'Tram Works', games })),
  );
  await new Promise<void>((resolve) => studio.listen(0, '127.0.0.1', resolve));
  origin = `http://tram.studio.localhost:${(studio.address() as AddressInfo).port}`;
  platform = await testPlatform({
    clock: () => now,
    config: {
      gameProviders: new Map([
        ['tram-works', SECRET],
        ['rival', 'other'],
      ]),
      studios: new Map([['tram-works', origin]]),
    },
  });
  await readCatalogue();
});
afterAll(async () => {
  await platform.stop();
  studio.close();
});

const ask = asker(() => platform);

/** Imports the catalogue, and waits until calls return it. */
async function readCatalogue(): Promise<void> {
  await importStudios(platform.context);
  now = new Date(now.getTime() + 60_000);
  await vi.waitUntil(() => platform.context.studioTitles().length === games.length);
}

async function newPlayer(changes: Record<string, unknown> = {}) {
  const reply = await ask('POST', '/api/users', { payload: { user: application(changes) } });
  const playerId = (reply.json() as { id: number }).id;
  await fund(platform.context.db, { playerId, currency: 'EUR', amount: 10_000n });
  return { cookie: cookieOf(reply), playerId };
}

async function launch(
  mode: 'real' | 'demo',
  { cookie, game = 'lucky-tram', headers = {} }: { cookie?: string; game?: string; headers?: object } = {},
) {
  const reply = await ask('POST', '/api/games/launch', {
    ...(cookie ? { cookie } : {}),
    payload: { game, mode },
    headers: { ...headers },
  });
  return { status: reply.statusCode, body: reply.json() as { url: string; errors?: object } };
}

const wallet = async (action: string, body: object, [name, secret] = ['tram-works', SECRET]) => {
  const [url, payload] = [`/callbacks/games/${name}/${action}`, JSON.stringify(body)];
  const signature = createHmac('sha256', secret!).update(`POST ${url}\n${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  return (await platform.app.inject({ method: 'POST', url, payload, headers })).json() as Record<string, unknown>;
};

test('a studio’s title stands in the lobby under its studio, with its pictures, and is found by its ids', async () => {
  const game = (await ask('GET', '/api/games/titles/lucky-tram')).json() as Record<string, unknown>;
  expect(game).toMatchObject({
    provider: 'tram-works',
    provider_title: 'Tram Works',
    preview: `${origin}/tram.svg`,
    categories: ['table-games', 'action'],
    currencies: ['FUN', 'EUR'],
    maths: '',
  });
  const providers = (await ask('GET', '/api/games/providers')).json() as { id: string; games: number }[];
  expect(providers).toContainEqual({ id: 'tram-works', title: 'Tram Works', games: 2 });
  const { cookie } = await newPlayer();
  const real = (game['real'] as { EUR: number }).EUR;
  expect((await ask('PUT', `/api/player/favorite_games/${real}`, { cookie })).statusCode).toBe(204);
  expect((await ask('GET', '/api/player/favorite_games', { cookie })).json()).toMatchObject([{ slug: 'lucky-tram' }]);
});

test('a demo opens on the studio’s origin in a language it speaks, and knows no player', async () => {
  const { body } = await launch('demo', { headers: { 'x-locale': 'ja' } });
  expect(body.url).toBe(
    `${origin}/games/lucky-tram?locale=en&parent=${encodeURIComponent(platform.config.casinoOrigin)}`,
  );
  expect((await launch('demo', { headers: { 'x-locale': 'de' } })).body.url).toContain('locale=de');
  expect((await launch('demo', { game: 'koi-tram' })).status).toBe(422);
});

test('real play: the studio exchanges the token and bets; another provider can do neither', async () => {
  expect((await launch('real')).status).not.toBe(201);
  const { cookie, playerId } = await newPlayer();
  const token = new URL((await launch('real', { cookie })).body.url).hash.slice('#token='.length);
  expect(await wallet('authenticate', { token }, ['rival', 'other'])).toEqual({ error: 'invalid_token' });
  const opened = await wallet('authenticate', { token });
  expect(opened).toMatchObject({ player: playerId, currency: 'EUR', game: 'lucky-tram', balance: 10_000 });
  const bet = {
    token: opened['token'],
    player: playerId,
    round: randomUUID(),
    round_closed: true,
    game: 'lucky-tram',
    currency: 'EUR',
    transaction_id: randomUUID(),
    amount: 100,
  };
  expect(await wallet('bet', bet, ['rival', 'other'])).toEqual({ error: 'invalid_token' });
  expect(await wallet('bet', bet)).toMatchObject({ balance: 9_900 });
  const history = (await ask('GET', '/api/fairness/rounds', { cookie })).json() as { data: object[] };
  expect(history.data).toMatchObject([{ provider: 'tram-works', game: 'lucky-tram', stake_cents: 100 }]);
});

test('a wallet in a currency the studio does not take opens nothing', async () => {
  const { cookie } = await newPlayer({ currency: 'NOK' });
  expect(await launch('real', { cookie })).toMatchObject({ status: 422 });
});

test('a title that its studio withdraws can’t be opened any more', async () => {
  games = [tram];
  await readCatalogue();
  expect((await ask('GET', '/api/games/titles/koi-tram')).statusCode).toBe(404);
  expect((await launch('demo', { game: 'koi-tram' })).status).toBe(422);
  expect((await launch('demo')).status).toBe(201);
});
