import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, listMonths, makeMonths, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { chainAudit } from './chain-audit.ts';
import { archiveAuditMonth, checkAudit, migrations, ownAudit, readAudit, recordAudit } from './index.ts';

const JANUARY = '2026-01';
const MARCH = new Date('2026-03-10T10:00:00Z');
let db: Database;

beforeEach(async () => {
  db = await testDatabase([migrations]);
  await makeMonths(db, new Date('2026-01-10T10:00:00Z'));
});
afterEach(() => db.close());

async function record(...kinds: string[]) {
  for (const kind of kinds)
    await db.transaction((tx) => recordAudit(tx, { at: MARCH, kind, actor: 'system', playerId: 1 }));
  await chainAudit(db);
}

/** Backdates a line as if it had entered the chain then. */
async function date(kind: string, at: string) {
  await db.query(sql`alter table audit_log disable trigger all`);
  await db.query(sql`update audit_log set chained_at = ${at}::timestamptz where entry like ${`%"${kind}"%`}`);
  await db.query(sql`alter table audit_log enable trigger all`);
}

const archive = (month = JANUARY) => db.transaction((tx) => archiveAuditMonth(tx, { month, now: MARCH }));

const partitionOf = async (kind: string) =>
  (
    await db.query<{ name: string }>(
      sql`select tableoid::regclass::text as name from audit_log where entry like ${`%"${kind}"%`}`,
    )
  )[0]?.name;

test('partitions are made ahead, once, however many copies do it', async () => {
  await Promise.all([1, 2, 3].map(() => makeMonths(db, MARCH)));
  expect((await listMonths(db, 'audit_log')).slice(0, 6)).toEqual([
    '2026-01',
    '2026-02',
    '2026-03',
    '2026-04',
    '2026-05',
    '2026-06',
  ]);
});

test('a line lies in its month by UTC, and one of a month without a partition is kept all the same', async () => {
  await record('first', 'last', 'far');
  await date('first', '2026-02-01T00:00:00Z');
  await date('last', '2026-02-28T23:59:59.999Z');
  await date('far', '2031-01-01T00:00:00Z');
  expect([await partitionOf('first'), await partitionOf('last'), await partitionOf('far')]).toEqual([
    'audit_log_2026_02',
    'audit_log_2026_02',
    'audit_log_rest',
  ]);
  expect(await checkAudit(db)).toBeNull();
});

// shows: promise:U1
test('an old month leaves whole; the chain goes on from its last line and still shows tampering', async () => {
  await record('one', 'two', 'three');
  await date('one', '2026-01-02T00:00:00Z');
  await date('two', '2026-01-31T00:00:00Z');
  expect(await archive()).toBe(2n);
  expect(await db.query(sql`select entry from archive.audit_log_2026_01`)).toHaveLength(2);
  expect((await readAudit(db, 1)).map(({ kind }) => kind)).toEqual(['three']);
  await record('four');
  expect(await checkAudit(db)).toBeNull();
  await db.query(sql`alter table audit_log disable trigger all`);
  await db.query(sql`delete from audit_log where entry like '%"three"%'`);
  expect(await checkAudit(db)).toEqual({ seq: 3n });
});

// shows: promise:U1
test('a log whose every line has left goes on where it was', async () => {
  await record('one');
  await date('one', '2026-01-02T00:00:00Z');
  await archive();
  await record('two');
  expect(await db.query(sql`select seq from audit_log`)).toEqual([{ seq: 2n }]);
  expect(await checkAudit(db)).toBeNull();
});

test('months leave oldest first, when they are over, and never with lines that others follow', async () => {
  await record('one', 'two');
  await expect(archive('2026-02')).rejects.toMatchObject({ code: 'forbidden' });
  await date('two', '2026-01-31T00:00:00Z');
  await expect(archive()).rejects.toMatchObject({ code: 'forbidden' });
  await date('one', '2026-01-02T00:00:00Z');
  await archive();
  await archive('2026-02');
  await expect(archive('2026-03')).rejects.toMatchObject({ code: 'forbidden' });
});

// shows: promise:U1
test('no month can be changed or emptied by itself either', async () => {
  await record('one');
  await date('one', '2026-01-02T00:00:00Z');
  for (const statement of [
    sql`update audit_log_2026_01 set entry = '{}'`,
    sql`delete from audit_log_2026_01`,
    sql`truncate audit_log_2026_01`,
    sql`truncate audit_log_rest`,
  ])
    await expect(db.query(statement)).rejects.toThrow('append-only');
});

// shows: promise:G1
test('lines of an archived month stay in the report of their player, in their order', async () => {
  await record('one', 'two');
  await date('one', '2026-01-02T00:00:00Z');
  await archive();
  const kinds: unknown[] = [];
  for await (const page of ownAudit(db, 1)) kinds.push(...page.map((line) => (line as { kind: string }).kind));
  expect(kinds).toEqual(['one', 'two']);
});
