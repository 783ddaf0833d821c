import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';

/** A fresh, migrated database on the tests' Postgres; `close` drops it. */
export async function testDatabase(
  folders: readonly URL[] = [],
  options: { connections?: number } = {},
): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is missing: run the tests with tools/vitest/vitest.config.ts');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const db = openDatabase(url.href, options);
  await migrate(db, folders);
  return {
    ...db,
    close: async () => {
      await db.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
