import { beforeAll, expect, test } from 'vitest';
import { type Field, MOST_FAVOURITES, toWire } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { insertPlayer } from '@croupier/server-players/testing';
import { readEvents } from '../events/read-events.ts';
import { addField } from '../feed/add-field.ts';
import { addPlayers } from '../feed/add-fixture.ts';
import { LEAGUES } from '../simulation/clubs.ts';
import { sportsbookDatabase, type TestMatch, testMatch } from '../testing/test-match.ts';
import { testRace } from '../testing/test-race.ts';
import { addFavourite, keepFavourites, readFavourites, removeFavourite } from './favourites.ts';
import { readKickOffs } from './kick-offs.ts';
import { search } from './search.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));
const now = at(0);
let db: Database;
let soon: TestMatch;
let later: TestMatch;
const [league] = LEAGUES;
const [home, away] = league!.clubs;

beforeAll(async () => {
  db = await sportsbookDatabase();
  soon = await testMatch(db, { now, kickOffAt: at(30) });
  later = await testMatch(db, { now, kickOffAt: at(300) });
});

const kept = async (playerId: number) => (await readFavourites(db, playerId)).map(({ kind, key }) => `${kind}:${key}`);

test('favourites come newest first with their names; kept twice is kept once, and what is not kept stays so', async () => {
  const playerId = await insertPlayer(db);
  const keep = (kind: 'sport' | 'league' | 'team' | 'event', key: string, minute: number) =>
    addFavourite(db, { playerId, favourite: { kind, key }, now: at(minute) });
  await keep('sport', 'football', 0);
  await keep('league', league!.slug, 1);
  await keep('team', home!.id, 2);
  await keep('event', String(soon.id), 3);
  await keep('sport', 'football', 4);
  const names = (await readFavourites(db, playerId)).map(({ name, sport }) => [name, sport]);
  expect(names).toEqual([
    [`${home!.name} – ${away!.name}`, 'football'],
    [home!.name, 'football'],
    [league!.name, 'football'],
    ['football', 'football'],
  ]);
  await removeFavourite(db, playerId, { kind: 'team', key: home!.id });
  await removeFavourite(db, playerId, { kind: 'team', key: home!.id });
  expect(await kept(playerId)).toEqual([`event:${soon.id}`, `league:${league!.slug}`, 'sport:football']);
});

test('what there is not can’t be kept, whatever it is called', async () => {
  const playerId = await insertPlayer(db);
  for (const key of ['nobody', '999999', '99999999999999999999', '0'])
    for (const kind of ['sport', 'league', 'team', 'event'] as const)
      await expect(addFavourite(db, { playerId, favourite: { kind, key }, now })).rejects.toMatchObject({
        code: 'not_found',
      });
});

test('a guest’s list is added to the player’s own, in its order, and the oldest make room for the newest', async () => {
  const playerId = await insertPlayer(db);
  await keepFavourites(db, { playerId, favourites: [{ kind: 'sport', key: 'football' }], now: at(0) });
  const both = [{ kind: 'team', key: away!.id } as const, { kind: 'team', key: 'nobody' } as const];
  const order = { playerId, favourites: [...both, { kind: 'league', key: league!.slug } as const], now: at(1) };
  await Promise.all([keepFavourites(db, order), keepFavourites(db, order)]);
  expect(await kept(playerId)).toEqual([`league:${league!.slug}`, `team:${away!.id}`, 'sport:football']);
  const clubs = LEAGUES.flatMap(({ clubs: all }) => all).map(({ id }) => ({ kind: 'team', key: id }) as const);
  await keepFavourites(db, { playerId, favourites: clubs.slice(0, MOST_FAVOURITES), now: at(2) });
  expect(await kept(playerId)).toHaveLength(Math.min(MOST_FAVOURITES, clubs.length + 2));
});

test('a name is found by the beginning of its words, without accents and in any case; a match by words of both sides', async () => {
  const begun = (name: string) =>
    name
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .split(' ')
      .map((word) => word.slice(0, 4).toUpperCase());
  const found = await search(db, begun(home!.name).join(' '));
  expect(found.teams.map(({ id }) => id)).toContain(home!.id);
  expect(found.events.map(({ id }) => id)).toEqual([soon.id, later.id]);
  const [mine, theirs, liga] = [home!.name, away!.name, league!.name].map((name) => begun(name).at(-1));
  const together = await search(db, `${mine} ${theirs} ${liga}`);
  expect([together.teams, together.events.map(({ id }) => id)]).toEqual([[], [soon.id, later.id]]);
  expect((await search(db, league!.name)).leagues).toMatchObject([{ slug: league!.slug, sport: 'football' }]);
});

test('a player is found by either name, without accents, with the club he plays for', async () => {
  const player = {
    id: 'test.yago',
    club: home!.id,
    name: 'Yago Núñez',
    number: 99,
    position: 'forward',
    scoring: 0,
  } as const;
  await db.transaction((tx) => addPlayers(tx, [player]));
  for (const text of ['yago', 'NUNEZ', 'núñ yag']) {
    const { players } = await search(db, text);
    expect(players).toEqual([expect.objectContaining({ name: 'Yago Núñez', sport: 'football' })]);
    expect(players[0]!.club).toMatchObject({ id: home!.id, name: home!.name });
  }
});

test('an open race is found by its track and by who runs in it, and not once it is over', async () => {
  const race = await testRace(db, { now, off: at(10) });
  const { tournament, field } = await race.read();
  const runner = field.runners[2]!.club.name;
  const racesOf = async (text: string) => (await search(db, text)).races.map(({ id, runner: named }) => [id, named]);
  expect(await racesOf(tournament.name)).toEqual([[race.id, null]]);
  expect(await racesOf(runner.toUpperCase())).toEqual([[race.id, runner]]);
  expect(await racesOf(`${tournament.name} ${runner}`)).toEqual([[race.id, runner]]);
  expect(await racesOf(`${runner} nobody`)).toEqual([]);
  await race.report({ at: at(11), status: 'abandoned' });
  expect(await racesOf(runner)).toEqual([]);
});

test('an open season is found by its league, its name and its clubs, and not by its own words alone', async () => {
  const field: Field = {
    ...{ kind: 'season', number: 7, distance: null, terms: null, deduction_table: null },
    runners: league!.clubs.map((club, index) => ({
      ...{ number: index + 1, club, withdrawn: null, starting_odds: null, progress: null, rank: null },
    })),
  };
  const fixture = { feed: 'test', feedKey: 'season', tournament: league!.slug, season: 7, kickOffAt: at(9_000) };
  const id = await db.transaction((tx) =>
    addField(tx, {
      ...fixture,
      speed: 1,
      seedHash: null,
      field: { ...field, runners: [...field.runners] },
      prices: [],
    }),
  );
  const seasonsOf = async (text: string) => (await search(db, text)).seasons.map((season) => [season.id, season.club]);
  const found = toWire(id);
  for (const text of [league!.name, `${league!.name} season 7`, `${league!.name}, Saison 7`])
    expect(await seasonsOf(text)).toEqual([[found, null]]);
  expect(await seasonsOf(home!.name)).toEqual([[found, home!.name]]);
  expect(await seasonsOf(`${home!.name} season 7`)).toEqual([[found, home!.name]]);
  for (const text of ['season 7', 'season', `${home!.name} season 8`, `${home!.name} nobody`])
    expect(await seasonsOf(text)).toEqual([]);
  await db.query(sql`update sport_events set status = 'cancelled', ended_at = now() where id = ${id}`);
  expect(await seasonsOf(home!.name)).toEqual([]);
});

test('names are looked up in their indexes', async () => {
  const plan = await db.transaction(async (tx) => {
    await tx.query(sql`set local enable_seqscan = off`);
    return tx.query<{ 'QUERY PLAN': string }>(sql`
      explain select id from sport_players where words @@ to_tsquery('simple', sport_folded('ana:*'))`);
  });
  expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('sport_players_words');
});

test('typed signs are no operators, and nothing typed finds nothing', async () => {
  for (const text of ['&|!()', "'", 'zzzz & !zzz', '   ', ':*', 'a'.repeat(64)])
    expect((await search(db, text)).events).toEqual([]);
});

test('a list narrows to a span of time, a club, or any of several', async () => {
  const ids = async (query: object) =>
    (await readEvents(db, { state: 'upcoming', limit: 50, now, ...query })).map(({ id }) => id);
  expect(await ids({ within: 60 })).toEqual([soon.id]);
  expect(await ids({ from: at(31).toISOString(), to: at(301).toISOString() })).toEqual([later.id]);
  expect(await ids({ team: away!.id })).toEqual([soon.id, later.id]);
  expect(await ids({ team: 'nobody' })).toEqual([]);
  expect(await ids({ among: `event:${later.id},team:nobody` })).toEqual([later.id]);
  expect(await ids({ among: `league:${league!.slug}`, sport: 'football' })).toEqual([soon.id, later.id]);
  expect(await ids({ among: `team:${league!.slug}` })).toEqual([]);
});

test('kick-offs are counted by time', async () => {
  expect(await readKickOffs(db, { sport: 'football' })).toEqual([
    { at: at(30).toISOString(), matches: 1 },
    { at: at(300).toISOString(), matches: 1 },
  ]);
  expect(await readKickOffs(db, { tournament: 'nowhere' })).toEqual([]);
});

test('a coupon has the open lines of one market, those in balance first of many, and no match without', async () => {
  const coupon = async (market: number) =>
    (await readEvents(db, { state: 'upcoming', limit: 50, market })).map(({ id, markets }) => ({ id, markets }));
  const totals = await coupon(18);
  expect(totals.map(({ id }) => id)).toEqual([soon.id, later.id]);
  for (const { markets } of totals) {
    expect(new Set(markets.map(({ market_id }) => market_id))).toEqual(new Set([18]));
    expect(markets.map(({ specifiers }) => specifiers)).toContain('total=2.5');
    expect(markets.length).toBeLessThanOrEqual(5);
  }
  expect(await coupon(186)).toEqual([]);
});
