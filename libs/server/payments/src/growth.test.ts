import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase, sql } from '@croupier/server-database';
import { insertPlayer } from '@croupier/server-players/testing';
import { listPayments } from './list-payments.ts';
import { stepPayments, testPayments, type TestPayments } from './testing/index.ts';

const OLD_PAYMENTS = 20_000;
let site: TestPayments;
let db: Database;
let playerId: number;

beforeAll(async () => {
  site = await testPayments();
  db = openDatabase(site.db.url, { connections: 1 }); // One connection, so that its statistics cover everything it has read.
  playerId = await insertPlayer(db);
  await db.query(sql`
    insert into payments (id, player_id, action, state, provider, method, method_title, currency, amount, created_at, updated_at, finished_at)
    select gen_random_uuid(), ${playerId}, case when n % 2 = 0 then 'deposit' else 'payout' end,
      case when n % 2 = 0 then 'succeeded' else 'paid' end, 'sandbox', 'card', 'Card', 'EUR', 100, at, at, at
    from generate_series(1, ${OLD_PAYMENTS}::integer) n, lateral (select now() - n * interval '1 minute' as at) times`);
  await db.query(sql`analyze payments`);
});
afterAll(async () => {
  await db.close();
  await site.stop();
});

async function rowsScanned(): Promise<bigint> {
  await db.query(sql`select pg_stat_force_next_flush()`);
  const [row] = await db.query<{ scanned: bigint }>(
    sql`select seq_tup_read as scanned from pg_stat_user_tables where relname = 'payments'`,
  );
  return row!.scanned;
}

test('no page and no filter of a long history reads more than it shows', async () => {
  for (const filter of [{}, { currency: 'EUR' as const }, { outcome: 'open' as const }, { to: new Date() }]) {
    const before = await rowsScanned();
    const { rows } = await listPayments(db, { playerId, limit: 20, ...filter });
    expect({ read: (await rowsScanned()) - before, shown: rows.length }).toEqual({
      read: 0n,
      shown: 'outcome' in filter ? 0 : 20,
    });
  }
});

test('the jobs of payments never read through the payments that are over', async () => {
  const before = await rowsScanned();
  await stepPayments({ ...site.context, db });
  expect((await rowsScanned()) - before).toBe(0n);
});
