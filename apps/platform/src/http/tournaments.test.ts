import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import { ratesToEuro, scheduleTournaments, tournamentDefinitions } from '@croupier/server-competitions';
import { guest, newPlayer, type Visitor } from '../access/visitor.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

const MINUTE_MS = 60_000;

let platform: TestPlatform;
let ada: Visitor;
// A Saturday: each kind of tournament is running, upcoming or past.
let now = new Date('2026-11-21T19:00:00Z');

beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
  const { db } = platform.context;
  await scheduleTournaments({ db, clock: () => now, definitions: tournamentDefinitions, rates: ratesToEuro() });
  ada = await newPlayer(platform);
  now = new Date(now.getTime() + MINUTE_MS);
});
afterAll(() => platform.stop());

const Page = contracts.readTournaments.reply;
const listed = async (list: string) =>
  v.parse(Page, (await guest(platform)('GET', `/api/tournaments?list=${list}`)).json());

// shows: call:GET /api/tournaments; call:GET /api/tournaments/recent; call:GET /api/tournaments/{id}; fields:tournament; tournament:status
test('guests read the lists and a tournament, by its number or its slug', async () => {
  const ask = guest(platform);
  const [all, archive, producers] = [await listed('all'), await listed('archive'), await listed('producers')];
  expect(all.data.map(({ status }) => status)).toEqual(expect.arrayContaining(['active', 'future']));
  expect(archive.data.every(({ status, closed }) => status === 'archive' && closed)).toBe(true);
  expect(producers.data.every(({ providers }) => providers.length > 0)).toBe(true);
  expect((await ask('GET', '/api/tournaments/recent')).json()).toEqual(archive.data);
  const [first] = all.data;
  const read = async (key: string | number) =>
    v.parse(contracts.Tournament, (await ask('GET', `/api/tournaments/${key}`)).json());
  expect(await read(first!.id)).toEqual(await read(first!.slug));
  expect((await ask('GET', '/api/tournaments/nowhere')).statusCode).toBe(404);
});

// shows: request:paged-lists
test('the lists are asked for by page and limit, which are bounded', async () => {
  const ask = guest(platform);
  const page = async (query: string) => v.parse(Page, (await ask('GET', `/api/tournaments?${query}`)).json());
  const whole = await page('limit=50');
  expect(whole.data.length).toBeGreaterThan(3);
  const ids = ({ data }: typeof whole) => data.map(({ id }) => id);
  const [first, second] = [await page('page=1&limit=2'), await page('page=2&limit=2')];
  expect([...ids(first), ...ids(second)]).toEqual(ids(whole).slice(0, 4));
  const { total_count } = whole.pagination;
  expect(second.pagination).toMatchObject({ current_page: 2, prev_page: 1, total_count });
  expect((await listed('all')).data.length).toBeLessThanOrEqual(contracts.TOURNAMENTS_PAGE_SIZE);
  for (const query of ['limit=0', 'limit=51', 'page=0', 'page=-1', 'limit=2;drop'])
    expect((await ask('GET', `/api/tournaments?${query}`)).statusCode).toBe(422);
});

// shows: call:GET /api/tournaments/{id}/status; call:GET /api/tournaments/player; call:POST /api/tournaments/{id}/confirm; fields:tournament-status
test('a player takes part, plays, and is told the place', async () => {
  const { data } = await listed('all');
  const { id } = data.find(
    ({ frontend_identifier, status }) => frontend_identifier === 'one-bright-spin' && status === 'active',
  )!;
  const status = async () =>
    v.parse(contracts.TournamentStatus, (await ada.ask('GET', `/api/tournaments/${id}/status`)).json());
  expect(await status()).toMatchObject({ confirmed: false, award_place: null });
  const confirmed = await ada.ask('POST', `/api/tournaments/${id}/confirm`, { confirmed: true });
  expect(confirmed.json()).toEqual({ ...(await status()), confirmed: true });
  now = new Date(now.getTime() + 1000);
  const launched = await ada.ask('POST', '/api/games/launch', { game: 'dice', mode: 'real' });
  const token = new URL((launched.json() as { url: string }).url).hash.slice('#token='.length);
  const { bearer } = (await ada.ask('POST', '/rgs/session', { token })).json() as { bearer: string };
  for (const [at, digit] of ['1', '2', '3', '4', '5', '6', '7', '8'].entries())
    await ada.ask(
      'POST',
      '/rgs/play',
      {
        round_id: `0000000${digit}-0000-4000-8000-000000000001`,
        stake_cents: 100 + at,
        params: { target: 9000, side: 'under' },
      },
      { authorization: `Bearer ${bearer}` },
    );
  expect(await status()).toMatchObject({ confirmed: true, award_place: 1, bets: 8, games_taken: 1 });
  const own = (await ada.ask('GET', '/api/tournaments/player')).json() as { tournament: contracts.Tournament }[];
  expect(own.map(({ tournament }) => tournament.id)).toEqual([id]);
  const board = (await guest(platform)('GET', `/api/tournaments/${id}`)).json() as contracts.Tournament;
  expect(board.top_players).toMatchObject([{ award_place: 1 }]);
});

test('a tournament that is over takes nobody in', async () => {
  const [over] = (await listed('archive')).data;
  const reply = await ada.ask('POST', `/api/tournaments/${over!.id}/confirm`, { confirmed: true });
  expect([reply.statusCode, reply.json()]).toMatchObject([
    422,
    { errors: { base: { tournament_over: expect.any(String) } } },
  ]);
});
