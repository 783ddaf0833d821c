import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, sql } from '@croupier/server-database';
import { readRounds } from '../index.ts';
import { gamesDatabase } from '../testing/index.ts';

const PLAYER = 7;
const ROUNDS = 5000;
const PAGE = 20;
let site: Database;
let db: Database;

beforeAll(async () => {
  site = await gamesDatabase();
  db = openDatabase(site.url, { connections: 1 }); // One connection: what it has read so far it can say itself.
  await db.query(sql`
    insert into rounds (player_id, id, game, maths, version, currency, stake, status, params, played_at)
    select ${PLAYER}, gen_random_uuid(), case n % 500 when 0 then 'rare' else 'often' end, 'dice', '1', 'EUR', 10, 'closed', '{}',
      now() - n * interval '1 minute'
    from generate_series(1, ${ROUNDS}::integer) n`);
  await db.query(sql`analyze rounds`);
});
afterAll(async () => {
  await db.close();
  await site.close();
});

async function rowsRead(): Promise<number> {
  await db.query(sql`select pg_stat_force_next_flush()`);
  const [row] = await db.query<{ read: bigint }>(sql`
    select sum(seq_tup_read + idx_tup_fetch)::bigint as read from pg_stat_user_tables where relname like 'rounds%'`);
  return Number(row!.read);
}

test.each([
  ['all rounds', undefined, PAGE],
  ['a title played often', 'often', PAGE],
  ['a title played seldom', 'rare', ROUNDS / 500],
  ['a title never played', 'never', 0],
])('a page of %s reads no round it does not show', async (_name, game, shown) => {
  const before = await rowsRead();
  const { data, next } = await readRounds(db, { playerId: PLAYER, limit: PAGE, ...(game && { game }) });
  expect(data).toHaveLength(shown);
  if (next) {
    const [at, id] = next.split('_') as [string, string];
    const second = await readRounds(db, { playerId: PLAYER, limit: PAGE, before: { at, id }, ...(game && { game }) });
    expect(second.data).toHaveLength(PAGE);
    shown += PAGE;
  }
  expect((await rowsRead()) - before).toBe(shown);
});
