import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, migrate, sql } from './index.ts';
import { IncompatibleDatabase } from './migrate.ts';
import { testDatabase } from './testing/index.ts';

let db: Database;
let dir: string;
beforeEach(async () => {
  db = await testDatabase();
  dir = await mkdtemp(path.join(tmpdir(), 'croupier-migrations-'));
});
afterEach(async () => {
  await db.close();
  await rm(dir, { recursive: true });
});

const folder = () => pathToFileURL(`${dir}/`);
const write = (name: string, text: string) => writeFile(path.join(dir, name), text);

test('what is missing is applied once, however many copies start together', async () => {
  await write('9001_pots.sql', 'create table pots (id int primary key);');
  const applied = await Promise.all([1, 2, 3].map(() => migrate(db, [folder()])));
  expect(applied.flat()).toEqual(['9001_pots.sql']);
  await write('9002_lids.sql', 'create table lids (id int primary key);');
  expect(await migrate(db, [folder()])).toEqual(['9002_lids.sql']);
});

test('a migration that fails leaves nothing of itself', async () => {
  await write('9001_pots.sql', 'create table pots (id int primary key); select 1 / 0;');
  await expect(migrate(db, [folder()])).rejects.toThrow('9001_pots.sql failed: division by zero');
  expect(await db.query(sql`select to_regclass('pots')::text as found`)).toEqual([{ found: null }]);
});

test('a database of an earlier version is refused with what to do: a migration has changed, or is gone', async () => {
  await write('9001_pots.sql', 'create table pots (id int primary key);');
  await migrate(db, [folder()]);
  await write('9001_pots.sql', 'create table pots (id bigint primary key);');
  await expect(migrate(db, [folder()])).rejects.toThrow(IncompatibleDatabase);
  await expect(migrate(db, [])).rejects.toThrow(/made by an earlier version.*delete it \(\.data/);
});

test('so is one whose migrations had dates for names: a number in front of the same text is another migration', async () => {
  await write('20261120_0500_pots.sql', 'create table pots (id int primary key);');
  await migrate(db, [folder()]);
  await rename(path.join(dir, '20261120_0500_pots.sql'), path.join(dir, '9001_pots.sql'));
  const refused = migrate(db, [folder()]);
  await expect(refused).rejects.toThrow(IncompatibleDatabase);
  await expect(refused).rejects.toThrow(
    'made by an earlier version (its migration 20261120_0500_pots.sql is not ours): delete it (.data',
  );
});

test('so is one whose migrations are stored without a hash', async () => {
  await db.query(sql`alter table migrations drop column hash`);
  await expect(migrate(db, [])).rejects.toThrow(IncompatibleDatabase);
});
