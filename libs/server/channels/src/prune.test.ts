import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { migrations } from './index.ts';
import { prune } from './prune.ts';

let site: Database;
let db: Database;

beforeEach(async () => {
  site = await testDatabase([migrations]);
  db = openDatabase(site.url, { connections: 1 }); // One connection, so that its statistics cover everything it has read.
});
afterEach(async () => {
  await db.close();
  await site.close();
});

const store = (topic: string, count: number, seconds: number) =>
  db.query(sql`
    insert into channel_events (topic, seq, event, payload, created_at)
    select ${topic}, n, 'changed', '1', now() - make_interval(secs => ${seconds}::integer) from generate_series(1, ${count}::integer) n`);

const left = async () =>
  (
    await db.query<{ topic: string; count: bigint }>(
      sql`select topic, count(*) from channel_events group by topic order by topic`,
    )
  ).map(({ topic, count }) => [topic, Number(count)]);

async function rowsRead(): Promise<number> {
  await db.query(sql`select pg_stat_force_next_flush()`);
  const [row] = await db.query<{ read: bigint }>(sql`
    select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'channel_events'`);
  return Number(row!.read);
}

// shows: socket:kept
test('events older than five minutes are dropped, however many, and the others are not', async () => {
  await store('old', 2300, 301);
  await store('kept', 1500, 290);
  await prune(db);
  expect(await left()).toEqual([['kept', 1500]]);
});

test('a turn that finds nothing to drop reads through neither what is kept nor what was dropped before', async () => {
  await store('old', 5000, 301);
  await store('kept', 5000, 0);
  await db.query(sql`analyze channel_events`);
  const from = await prune(db);
  const before = await rowsRead();
  expect(await prune(db, from)).toBe(from);
  expect((await rowsRead()) - before).toBeLessThanOrEqual(1000);
});
