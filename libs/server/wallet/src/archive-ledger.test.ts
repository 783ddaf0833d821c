import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, listMonths, makeMonths, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { house, playerCash } from './account.ts';
import { archiveLedgerMonth, arePayoutsStopped, migrations, ownJournal, recordLedgerCheck, transfer } from './index.ts';
import { reverse } from './reverse.ts';
import { balancesOf, fund } from './testing/index.ts';

const JANUARY = '2026-01';
const now = new Date();
let db: Database;

beforeEach(async () => {
  db = await testDatabase([migrations]);
  await makeMonths(db, new Date('2026-01-10T10:00:00Z'));
  await fund(db, { playerId: 1, amount: 1000n });
});
afterEach(() => db.close());

/** Posts a gift of ten, with each of its two entries dated. */
async function giveTen(from: string, to = from): Promise<string> {
  const id = randomUUID();
  await db.query(sql`
    with made as (insert into ledger_transactions (id, kind, digest, created_at) values (${id}, 'gift', ''::bytea, ${from}))
    insert into ledger_entries (account_id, id, transaction_id, amount)
    select a.id, ledger_entry_id_at(case a.owner when 'house' then ${from}::timestamptz else ${to}::timestamptz end) | (nextval('ledger_entry_numbers') & 1048575),
      ${id}, case a.owner when 'house' then -10 else 10 end
    from ledger_accounts a where (a.owner, a.purpose) in (('house', 'adjustments'), ('player:1', 'cash'))`);
  return id;
}

const archive = (month = JANUARY) => db.transaction((tx) => archiveLedgerMonth(tx, { month, now }));
const take = (reverses: string) => db.transaction((tx) => reverse(tx, { id: randomUUID(), reverses, now }));
const partitions = async () =>
  (
    await db.query<{ name: string }>(
      sql`select tableoid::regclass::text as name from ledger_entries where abs(amount) = 10 order by id`,
    )
  ).map(({ name }) => name);
const wasWhole = async () =>
  (await db.query<{ whole: boolean }>(sql`select whole from ledger_checks order by id desc limit 1`))[0]?.whole;

test('an entry lies in its month by UTC, to the millisecond', async () => {
  await giveTen('2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00Z');
  await giveTen('2026-03-29T00:59:59.999Z', '2031-01-01T00:00:00Z');
  expect(await partitions()).toEqual([
    'ledger_entries_2026_01',
    'ledger_entries_2026_02',
    'ledger_entries_2026_03',
    'ledger_entries_rest',
  ]);
});

// shows: promise:M1
test('a month leaves, and both trial balances stay exact: no balance moves, and every later one is right', async () => {
  await giveTen('2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00Z');
  await giveTen('2026-01-02T00:00:00Z');
  await recordLedgerCheck(db, now);
  const before = await balancesOf(db);
  expect(await archive()).toBe(3n);
  expect(await db.query(sql`select from archive.ledger_entries_2026_01`)).toHaveLength(3);
  expect(await balancesOf(db)).toEqual(before);
  for (const whole of [false, true]) {
    expect((await recordLedgerCheck(db, now, { whole })).breaks).toEqual([]);
    expect(await wasWhole()).toBe(whole);
  }
  expect(await archive('2026-02')).toBe(1n);
  await fund(db, { playerId: 1, amount: 5n });
  expect((await recordLedgerCheck(db, now, { whole: true })).breaks).toEqual([]);
  await db.query(sql`update ledger_checkpoint set below = 1`);
  await db.query(sql`delete from ledger_checkpoint_sums`);
  for (const whole of [true, false]) {
    expect((await recordLedgerCheck(db, now)).breaks).toEqual([]);
    expect(await wasWhole()).toBe(whole);
  }
});

// shows: promise:M1; promise:M6
test('sums of what left are append-only, and changed behind the ledger’s back they are found and stop payouts', async () => {
  await giveTen('2026-01-02T00:00:00Z');
  await recordLedgerCheck(db, now);
  await archive();
  for (const text of [
    'update ledger_archived_sums set total = 0',
    'delete from ledger_archived_sums',
    'truncate ledger_archived_sums',
    'delete from archive.ledger_entries_2026_01',
  ])
    await expect(db.query({ text, values: [] })).rejects.toThrow('append-only');
  await db.query(sql`alter table ledger_archived_sums disable trigger ledger_archived_sums_append_only`);
  await db.query(sql`update ledger_archived_sums set total = total + 7 where total > 0`);
  expect((await recordLedgerCheck(db, now, { whole: true })).breaks).toEqual([
    { account: 'player:1:cash', currency: 'EUR', balance: '1010', expected: '1017' },
  ]);
  expect(await arePayoutsStopped(db)).toBe(true);
  await expect(archive('2026-02')).rejects.toMatchObject({ code: 'forbidden' });
});

test('a month stays that the trial balance has not passed, or that others are older than', async () => {
  await giveTen('2026-01-02T00:00:00Z');
  await expect(archive()).rejects.toMatchObject({ code: 'forbidden' });
  await recordLedgerCheck(db, now);
  await expect(archive('2026-02')).rejects.toMatchObject({ code: 'forbidden' });
  expect(await listMonths(db, 'ledger_entries')).toContain(JANUARY);
});

// shows: promise:M3
test('what left can not be reversed, nor what left in part; what never was is not found', async () => {
  const left = await giveTen('2026-01-02T00:00:00Z');
  const inPart = await giveTen('2026-01-31T23:59:59.999Z', '2026-02-01T00:00:00Z');
  await recordLedgerCheck(db, now);
  await archive();
  await expect(take(left)).rejects.toMatchObject({ code: 'archived' });
  await expect(take(inPart)).rejects.toMatchObject({ code: 'archived' });
  await expect(take(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
});

// shows: promise:C2
test('an order whose entries have left moves no money when it comes again', async () => {
  const order = {
    id: randomUUID(),
    debit: playerCash(1),
    credit: house('stakes'),
    amount: 10n,
    currency: 'EUR',
    kind: 'stake',
    now,
  } as const;
  await db.transaction((tx) => transfer(tx, order));
  await db.query(sql`alter table ledger_entries disable trigger ledger_entries_append_only`);
  await db.query(sql`
    update ledger_entries set id = ledger_entry_id_at('2026-01-02') | (id & 1048575) where transaction_id = ${order.id}`);
  await recordLedgerCheck(db, now);
  expect(await archive()).toBe(2n);
  expect(await db.transaction((tx) => transfer(tx, order))).toBe(false);
  expect((await balancesOf(db))['player:1:cash']).toBe(990n);
});

// shows: promise:M1
test('while money moves months leave, each once, and nothing is lost', async () => {
  for (const month of ['01', '02']) await giveTen(`2026-${month}-02T00:00:00Z`);
  await recordLedgerCheck(db, now);
  let left = false;
  const moving = Array.from({ length: 4 }, async () => {
    let moved = 0n;
    for (; !left; moved++)
      await db.transaction((tx) =>
        transfer(tx, {
          id: randomUUID(),
          debit: playerCash(1),
          credit: house('stakes'),
          amount: 1n,
          currency: 'EUR',
          kind: 'stake',
          now,
        }),
      );
    return moved;
  });
  const results = await Promise.allSettled([archive(), archive(), recordLedgerCheck(db, now, { whole: true })]);
  await archive('2026-02');
  left = true;
  const moved = (await Promise.all(moving)).reduce((sum, count) => sum + count);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect((await balancesOf(db))['player:1:cash']).toBe(1020n - moved);
  for (const whole of [false, true]) expect((await recordLedgerCheck(db, now, { whole })).breaks).toEqual([]);
});

// shows: promise:G1
test('entries of an archived month stay in the report of their player, in their order', async () => {
  await giveTen('2026-01-02T00:00:00Z');
  await giveTen('2026-02-02T00:00:00Z');
  const journal = async () => {
    const rows: object[] = [];
    for await (const page of ownJournal(db, 1)) rows.push(...page);
    return rows;
  };
  const before = await journal();
  expect(before.length).toBeGreaterThan(2);
  await recordLedgerCheck(db, now);
  await archive();
  expect(await journal()).toEqual(before);
});

test('a month that leaves while the report is read ends the reading, which begins again', async () => {
  await giveTen('2026-01-02T00:00:00Z');
  await recordLedgerCheck(db, now);
  const reading = ownJournal(db, 1);
  await reading.next();
  await archive();
  const rest = async () => {
    for await (const _ of reading);
  };
  await expect(rest()).rejects.toThrow('was archived while it was read');
});
