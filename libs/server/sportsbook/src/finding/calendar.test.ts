import { beforeAll, expect, test } from 'vitest';
import type { FavouriteKey } from '@croupier/contracts';
import { type Database, sql } from '@croupier/server-database';
import { insertPlayer } from '@croupier/server-players/testing';
import { LEAGUES } from '../simulation/clubs.ts';
import { sportsbookDatabase, type TestMatch, testMatch } from '../testing/test-match.ts';
import {
  closeCalendar,
  findCalendar,
  MOST_CALENDAR_MATCHES,
  openCalendar,
  readCalendarMatch,
  readCalendarMatches,
  readCalendarToken,
  renewCalendar,
} from './calendar.ts';
import { keepFavourites } from './favourites.ts';

const now = new Date('2026-03-20T12:00:00.000Z');
const day = (days: number) => new Date(now.getTime() + days * 86_400_000);
let db: Database;
let soon: TestMatch;
let later: TestMatch;
const [league] = LEAGUES;
const [home] = league!.clubs;

beforeAll(async () => {
  db = await sportsbookDatabase();
  soon = await testMatch(db, { now, kickOffAt: day(1) });
  later = await testMatch(db, { now, kickOffAt: day(29) });
  await testMatch(db, { now, kickOffAt: day(31) });
});

const bettor = async (...favourites: FavouriteKey[]) => {
  const playerId = await insertPlayer(db);
  await keepFavourites(db, { playerId, favourites, now });
  return playerId;
};
const matchesOf = async (playerId: number) =>
  (await readCalendarMatches(db, { playerId, now })).map(({ id }) => Number(id));

test('a token that nobody has, was renewed or switched off opens nothing', async () => {
  const playerId = await bettor();
  await expect(findCalendar(db, 'a'.repeat(32))).rejects.toMatchObject({ code: 'not_found' });
  await expect(renewCalendar(db, { playerId, now })).rejects.toMatchObject({ code: 'not_found' });
  expect(await readCalendarToken(db, playerId)).toBeNull();
  const [first, again] = await Promise.all([openCalendar(db, { playerId, now }), openCalendar(db, { playerId, now })]);
  expect(again).toBe(first);
  expect(await findCalendar(db, first)).toBe(playerId);
  const second = await renewCalendar(db, { playerId, now });
  await expect(findCalendar(db, first)).rejects.toMatchObject({ code: 'not_found' });
  expect(await findCalendar(db, second)).toBe(playerId);
  await closeCalendar(db, playerId);
  await closeCalendar(db, playerId);
  await expect(findCalendar(db, second)).rejects.toMatchObject({ code: 'not_found' });
});

test('a calendar has the matches of what is kept, each once, and none of another month', async () => {
  expect(await matchesOf(await bettor())).toEqual([]);
  expect(await matchesOf(await bettor({ kind: 'event', key: String(later.id) }))).toEqual([later.id]);
  const all = [
    { kind: 'team', key: home!.id },
    { kind: 'league', key: league!.slug },
    { kind: 'sport', key: 'football' },
  ] as const;
  for (const one of all) expect(await matchesOf(await bettor(one))).toEqual([soon.id, later.id]);
  expect(await matchesOf(await bettor(...all))).toEqual([soon.id, later.id]);
});

test('a calendar has its end: what is kept by name goes before what a whole sport brings', async () => {
  const far = { ...(await testMatch(db, { now, kickOffAt: day(28) })) };
  await db.query(sql`
    insert into sport_events (feed, feed_key, tournament, home, away, kick_off_at, status, speed)
    select feed, 'copy-' || n, tournament, home, away, ${day(2)}::timestamptz + n * interval '1 second', 'not_started', 1
    from sport_events, generate_series(1, ${MOST_CALENDAR_MATCHES}) n where id = ${soon.id}`);
  const ids = await matchesOf(await bettor({ kind: 'sport', key: 'football' }, { kind: 'event', key: String(far.id) }));
  expect(ids).toHaveLength(MOST_CALENDAR_MATCHES);
  expect(ids).toContain(far.id);
  expect(ids).not.toContain(later.id);
  await db.query(sql`delete from sport_events where feed_key like 'copy-%' or id = ${far.id}`);
});

test('its number rises with the kick-off and with whether it takes place, and not with prices or goals', async () => {
  const match = await testMatch(db, { now, kickOffAt: day(3) });
  const read = async () => {
    const { revision, takes_place } = await readCalendarMatch(db, match.id);
    return [revision, takes_place];
  };
  const change = (set: ReturnType<typeof sql>) => db.query(set);
  expect(await read()).toEqual([0, 'yes']);
  await change(sql`update sport_events set version = version + 1 where id = ${match.id}`);
  await change(sql`update sport_events set status = 'live' where id = ${match.id}`);
  await change(sql`update sport_events set status = 'suspended', home_score = 1 where id = ${match.id}`);
  expect(await read()).toEqual([0, 'yes']);
  await change(sql`update sport_events set kick_off_at = ${day(4)}, status = 'not_started' where id = ${match.id}`);
  expect(await read()).toEqual([1, 'yes']);
  await change(sql`update sport_events set kick_off_at = ${day(4)} where id = ${match.id}`);
  expect(await read()).toEqual([1, 'yes']);
  await change(sql`update sport_events set status = 'postponed' where id = ${match.id}`);
  expect(await read()).toEqual([2, 'unsure']);
  await change(sql`update sport_events set status = 'cancelled', ended_at = ${now} where id = ${match.id}`);
  expect(await read()).toEqual([3, 'no']);
  expect(await matchesOf(await bettor({ kind: 'league', key: league!.slug }))).toContain(match.id);
  await expect(readCalendarMatch(db, 999_999)).rejects.toMatchObject({ code: 'not_found' });
});

test('however many matches there are, only those of the month are looked at', async () => {
  const rows = await db.transaction(async (tx) => {
    await tx.query(sql`set local enable_seqscan = off`);
    return tx.query<{ 'QUERY PLAN': string }>(sql`
      explain select e.id from sport_events e where e.home is not null
        and e.kick_off_at between ${now}::timestamptz - interval '1 day' and ${now}::timestamptz + interval '30 days'`);
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('sport_events_by_kick_off');
});
