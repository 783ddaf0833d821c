import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveMonth, type Database, listMonths, makeMonths, sql } from './index.ts';
import { testDatabase } from './testing/index.ts';

const MARCH = new Date('2026-03-10T10:00:00Z');
let db: Database;

beforeEach(async () => {
  db = await testDatabase();
  await db.query(sql`create table visits (at timestamptz not null, name text) partition by range (at)`);
  await db.query(sql`
    create function refuse_visit() returns trigger language plpgsql as $$ begin raise exception 'not by itself'; end $$`);
  await db.query(sql`insert into monthly_tables (name, guard) values ('visits', 'refuse_visit')`);
  await db.query(sql`select make_rest('visits')`);
});
afterEach(() => db.close());

const visit = (name: string, at: string) => db.query(sql`insert into visits values (${at}::timestamptz, ${name})`);
const partitionOf = async (name: string) =>
  (await db.query(sql`select tableoid::regclass::text as name from visits where name = ${name}`))[0]?.['name'];
const archive = (month: string, now = MARCH, keep = () => Promise.resolve()) =>
  db.transaction((tx) => archiveMonth(tx, { table: 'visits', month, now }, keep));

test('months are made ahead, once, however many copies do it', async () => {
  await Promise.all([1, 2, 3].map(() => makeMonths(db, MARCH)));
  expect(await listMonths(db, 'visits')).toEqual(['2026-03', '2026-04', '2026-05', '2026-06']);
});

test('months begin and end by UTC, whatever the hour of the session and whoever changes clocks in them', async () => {
  await db.transaction(async (tx) => {
    await tx.query(sql`set local timezone to 'America/New_York'`);
    await makeMonths(tx, MARCH);
  });
  await visit('first', '2026-03-01T00:00:00Z');
  await visit('last', '2026-03-31T23:59:59.999999Z');
  await visit('next', '2026-03-31T19:00:00-05:00');
  expect([await partitionOf('first'), await partitionOf('last'), await partitionOf('next')]).toEqual([
    'visits_2026_03',
    'visits_2026_03',
    'visits_2026_04',
  ]);
});

test('what came before its month was made is kept, and keeps no other month from being made', async () => {
  await visit('early', '2026-04-05T00:00:00Z');
  await makeMonths(db, MARCH);
  expect(await partitionOf('early')).toBe('visits_rest');
  expect(await listMonths(db, 'visits')).toEqual(['2026-03', '2026-05', '2026-06']);
});

test.each([
  'insert into visits_2026_03 values (now())',
  'update visits_2026_03 set at = at',
  'delete from visits_rest',
])('a month is not written to by itself, a superuser’s session without triggers included: %s', async (text) => {
  await makeMonths(db, MARCH);
  await expect(
    db.transaction(async (tx) => {
      await tx.query(sql`set local session_replication_role = replica`);
      await tx.query({ text, values: [] });
    }),
  ).rejects.toThrow('not by itself');
});

test('months leave oldest first and when they are over', async () => {
  await makeMonths(db, MARCH);
  await expect(archive('2026-03')).rejects.toMatchObject({ code: 'forbidden' });
  const april = new Date('2026-04-01T00:00:00Z');
  await expect(archive('2026-04', new Date('2026-05-02T00:00:00Z'))).rejects.toMatchObject({ code: 'forbidden' });
  await archive('2026-03', april);
  expect(await listMonths(db, 'visits')).toEqual(['2026-04', '2026-05', '2026-06']);
  await expect(archive('2026-03', april)).rejects.toMatchObject({ code: 'forbidden' });
});

test('a month whose keeper fails stays, and so does one that somebody reads for long', async () => {
  await makeMonths(db, MARCH);
  await visit('one', '2026-03-05T00:00:00Z');
  const april = new Date('2026-04-01T00:00:00Z');
  await expect(archive('2026-03', april, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await db.transaction(async (tx) => {
    await tx.query(sql`select from visits`);
    await expect(archive('2026-03', april)).rejects.toMatchObject({ name: 'DatabaseAway', busy: true });
  });
  expect(await partitionOf('one')).toBe('visits_2026_03');
});
