import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { arePayoutsStopped, migrations, recordLedgerCheck } from './index.ts';
import { fund } from './testing/index.ts';

const MORNING = new Date('2026-11-20T09:00:00Z');
const LATER = new Date('2026-11-20T09:10:00Z');
const NEXT_NIGHT = new Date('2026-11-21T03:00:00Z');
let db: Database;

beforeEach(async () => {
  db = await testDatabase([migrations]);
  await fund(db, { playerId: 1, amount: 1000n });
});
afterEach(() => db.close());

/** Posts a gift of ten, dated a number of minutes ago. */
const giveTen = (minutesAgo: number) =>
  db.query(sql`
    with made as (insert into ledger_transactions (id, kind, created_at) values (${randomUUID()}, 'gift', now()) returning id)
    insert into ledger_entries (account_id, id, transaction_id, amount)
    select a.id, ledger_entry_id_at(clock_timestamp() - make_interval(mins => ${minutesAgo}::integer)) | (nextval('ledger_entry_numbers') & 1048575),
      made.id, case a.owner when 'house' then -10 else 10 end
    from made, ledger_accounts a where (a.owner, a.purpose) in (('house', 'adjustments'), ('player:1', 'cash'))`);

const guards = { ledger_accounts: 'ledger_accounts_balance', ledger_entries: 'ledger_entries_append_only' };

/** Makes a change that the ledger's rules forbid. */
const tamper = (table: keyof typeof guards, text: string) =>
  db.transaction(async (tx) => {
    await tx.query({ text: `alter table ${table} disable trigger ${guards[table]}`, values: [] });
    await tx.query({ text, values: [] });
    await tx.query({ text: `alter table ${table} enable always trigger ${guards[table]}`, values: [] });
  });

const raise = "set balance = balance + 7 where owner = 'player:1' and purpose = 'cash'";
const wasWhole = async () =>
  (await db.query<{ whole: boolean }>(sql`select whole from ledger_checks order by id desc limit 1`))[0]?.whole;

test('the journal is added up once a night, else from the checkpoint on; neither misses money that moved', async () => {
  await giveTen(60);
  for (const [now, whole] of [
    [MORNING, true],
    [LATER, false],
    [NEXT_NIGHT, true],
  ] as const) {
    expect((await recordLedgerCheck(db, now)).breaks).toEqual([]);
    expect(await wasWhole()).toBe(whole);
    await giveTen(0);
  }
});

// shows: promise:M6
test('a balance changed behind the ledger’s back is named between the nights too', async () => {
  await giveTen(60);
  await recordLedgerCheck(db, MORNING);
  await tamper('ledger_accounts', `update ledger_accounts ${raise}`);
  expect((await recordLedgerCheck(db, LATER)).breaks).toContainEqual({
    account: 'player:1:cash',
    currency: 'EUR',
    balance: '1017',
    expected: '1010',
  });
  expect(await arePayoutsStopped(db)).toBe(true);
});

// shows: promise:M6
test('what the night finds in the old journal keeps payouts stopped until the whole journal is sound', async () => {
  await giveTen(60);
  await recordLedgerCheck(db, MORNING);
  await recordLedgerCheck(db, LATER);
  const change = (from: number, to: number) =>
    tamper('ledger_entries', `update ledger_entries set amount = ${to} where amount = ${from}`);
  await change(10, 17);
  expect((await recordLedgerCheck(db, LATER)).breaks).toEqual([]);
  for (const now of [NEXT_NIGHT, new Date(NEXT_NIGHT.getTime() + 600_000)]) {
    const { breaks } = await recordLedgerCheck(db, now);
    expect(breaks).toEqual([{ account: 'player:1:cash', currency: 'EUR', balance: '1010', expected: '1017' }]);
    expect(await arePayoutsStopped(db)).toBe(true);
  }
  await change(17, 10);
  await recordLedgerCheck(db, NEXT_NIGHT);
  expect(await arePayoutsStopped(db)).toBe(false);
});

test('money that was committed late stops nothing: the whole journal decides, and the checkpoint is made anew', async () => {
  await giveTen(60);
  await recordLedgerCheck(db, MORNING);
  await giveTen(30);
  expect((await recordLedgerCheck(db, LATER)).breaks).toEqual([]);
  expect(await wasWhole()).toBe(true);
  expect((await recordLedgerCheck(db, LATER)).breaks).toEqual([]);
  expect(await wasWhole()).toBe(false);
});

test('copies that check at once move the checkpoint on once', async () => {
  await recordLedgerCheck(db, MORNING);
  await db.query(sql`update ledger_checkpoint set below = 0`);
  await db.query(sql`delete from ledger_checkpoint_sums`);
  await giveTen(60);
  await Promise.all([1, 2, 3, 4].map(() => recordLedgerCheck(db, LATER)));
  await recordLedgerCheck(db, LATER);
  expect(await wasWhole()).toBe(false);
});
