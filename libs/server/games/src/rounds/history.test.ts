import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, makeMonths, openDatabase, sql } from '@croupier/server-database';
import { makePastMonths } from '@croupier/server-database/testing';
import { readRounds } from '../index.ts';
import {
  diceBet,
  fillRounds,
  gamesDatabase,
  noteTitleHours,
  playerInGame,
  testClock,
  testGames,
} from '../testing/index.ts';

const PLAYER = 7;
const ROUNDS = 5000;
const PAGE = 20;
const MONTHS = 25;
let site: Database;
let db: Database;

beforeAll(async () => {
  site = await gamesDatabase();
  db = openDatabase(site.url, { connections: 1 }); // One connection: what it has read so far it can say itself.
  await makePastMonths(db, MONTHS * 31);
  await makeMonths(db, new Date('2026-03-01T00:00:00Z'));
  await db.query(sql`
    insert into rounds (player_id, id, game, maths, version, currency, stake, status, params, played_at)
    select ${PLAYER}, gen_random_uuid(), case n % 500 when 0 then 'rare' else 'often' end, 'dice', '1', 'EUR', 10, 'closed', '{}',
      now() - n * interval '1 minute'
    from generate_series(1, ${ROUNDS}::integer) n`);
  await noteTitleHours(db);
  await db.query(sql`analyze rounds`);
});
afterAll(async () => {
  await db.close();
  await site.close();
});

async function rowsRead(from = db): Promise<number> {
  await from.query(sql`select pg_stat_force_next_flush()`);
  const [row] = await from.query<{ read: bigint }>(sql`
    select sum(seq_tup_read + idx_tup_fetch)::bigint as read from pg_stat_user_tables where relname like 'rounds%'`);
  return Number(row!.read);
}

test.each([
  ['all rounds', undefined, PAGE, 0],
  ['a title played often', 'often', PAGE, PAGE + 2], // The hour a page ends in is sorted, as far as a page of it.
  ['a title played seldom', 'rare', ROUNDS / 500, (ROUNDS / 500) * 60],
  ['a title never played', 'never', 0, 0],
])('a page of %s reads no round of an hour it shows nothing of', async (_name, game, shown, others) => {
  const before = await rowsRead();
  const { data, next } = await readRounds(db, { playerId: PLAYER, limit: PAGE, ...(game && { game }) });
  expect(data).toHaveLength(shown);
  if (next) {
    const [at, id] = next.split('_') as [string, string];
    const second = await readRounds(db, { playerId: PLAYER, limit: PAGE, before: { at, id }, ...(game && { game }) });
    expect(second.data).toHaveLength(PAGE);
    shown += PAGE;
  }
  const read = (await rowsRead()) - before;
  expect(read).toBeGreaterThanOrEqual(shown);
  expect(read).toBeLessThanOrEqual(shown + others);
});

test('a page of many months reads no round of another page', async () => {
  const player = 9;
  await db.query(sql`
    insert into rounds (player_id, id, game, maths, version, currency, stake, status, params, played_at)
    select case n % 200 when 0 then ${player} else 1000 + n % 200 end, gen_random_uuid(), case n % 400 when 0 then 'even' else 'odd' end,
      'dice', '1', 'EUR', 10, 'closed', '{}', now() - n * make_interval(months => ${MONTHS}::integer) / 20000
    from generate_series(1, 20000) n`);
  await noteTitleHours(db);
  await db.query(sql`analyze rounds`);
  expect(await db.query(sql`select distinct tableoid from rounds where player_id = ${player}`)).toHaveLength(
    MONTHS + 1,
  );
  for (const game of [undefined, 'odd']) {
    const before = await rowsRead();
    let cursor: { at: string; id: string } | undefined;
    for (let page = 0; page < 5; page++) {
      const asked = { playerId: player, limit: 10, ...(game && { game }), ...(cursor && { before: cursor }) };
      const { data, next } = await readRounds(db, asked);
      expect(data).toHaveLength(10);
      const [at, id] = next!.split('_') as [string, string];
      cursor = { at, id };
    }
    expect((await rowsRead()) - before).toBeLessThanOrEqual(55); // Of titles, the hour a page ended in is looked into again.
  }
});

test('a page of one who plays far more than others reads no round it does not show, however often it is asked for', async () => {
  const other = await gamesDatabase({ connections: 1 });
  await fillRounds(other, { players: Array.from({ length: 95 }, (_, at) => 100 + at), rounds: 9500, days: 60 });
  await fillRounds(other, { players: [PLAYER], rounds: 500, days: 60 });
  await other.query(sql`vacuum analyze rounds`);
  const before = await rowsRead(other);
  for (let turn = 0; turn < 12; turn++)
    expect((await readRounds(other, { playerId: PLAYER, limit: PAGE })).data).toHaveLength(PAGE);
  expect((await rowsRead(other)) - before).toBe(12 * PAGE);
  await other.close();
});

test('the pages of a title are the rounds of it, each once, newest first, across hours, beside others and at one instant', async () => {
  const player = 8;
  await db.query(sql`
    insert into rounds (player_id, id, game, maths, version, currency, stake, status, params, played_at)
    select ${player}, gen_random_uuid(), 'title-' || n % 3, 'dice', '1', 'EUR', n, 'closed', '{}',
      timestamptz '2026-03-29T00:59:00Z' + (n / 6) * interval '7 minutes'
    from generate_series(1, 300) n`);
  await noteTitleHours(db);
  const seen: string[] = [];
  let cursor: { at: string; id: string } | undefined;
  do {
    const { data, next } = await readRounds(db, {
      playerId: player,
      limit: 7,
      game: 'title-1',
      ...(cursor && { before: cursor }),
    });
    seen.push(...data.map(({ id }) => id));
    const [at, id] = (next ?? '').split('_') as [string, string];
    cursor = next === null ? undefined : { at, id };
  } while (cursor);
  const rounds = await db.query<{ id: string }>(sql`
    select id from rounds where player_id = ${player} and game = 'title-1' order by played_at desc, id desc`);
  expect(seen).toEqual(rounds.map(({ id }) => id));
});

test('rounds that were played are found by their title: bets, a second title, an hour later, and after another copy', async () => {
  const clock = testClock('2026-03-01T10:59:59Z');
  const copies = [testGames(site, { clock: clock.now }), testGames(site, { clock: clock.now })] as const;
  const first = await playerInGame(site, copies[0], { clock: clock.now, slug: 'one' });
  const { playerId } = first;
  const second = await playerInGame(site, copies[1], { clock: clock.now, slug: 'two', again: first });
  await copies[0].play(first.session, diceBet(10n));
  await copies[1].play(second.session, diceBet(10n));
  clock.pass(2_000);
  await copies[1].play(first.session, diceBet(10n));
  await copies[0].play(first.session, diceBet(10n));
  const count = async (game: string) => (await readRounds(site, { playerId, limit: 10, game })).data.length;
  expect([await count('one'), await count('two'), await count('three')]).toEqual([3, 1, 0]);
});

test('a batch that fails is not taken for noted: the next round of the title is found', async () => {
  const games = testGames(site);
  const { playerId, session } = await playerInGame(site, games);
  await site.query(sql`alter table rounds add constraint unlucky check (stake <> 13) not valid`);
  await expect(games.play(session, diceBet(13n))).rejects.toMatchObject({ code: '23514' });
  await games.play(session, diceBet(10n));
  expect((await readRounds(site, { playerId, limit: 10, game: 'dice' })).data).toHaveLength(1);
});
