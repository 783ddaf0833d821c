import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { sql } from '../sql.ts';

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

/** What was published and not yet delivered. */
export interface OutboxEvent {
  topic: string;
  players: string[] | null;
  event: string;
  payload: Record<string, unknown>;
}

/** Events as their transactions left them, oldest first; of one topic and player where given. */
export async function readOutbox(
  db: Database,
  { topic, player }: { topic?: string; player?: number } = {},
): Promise<OutboxEvent[]> {
  return db.query<OutboxEvent>(sql`
    select topic, players, event, payload from outbox
    where (${topic ?? null}::text is null or topic = ${topic ?? null})
      and (${player ?? null}::bigint is null or players = array[${player ?? null}::bigint])
    order by id`);
}

/** Forgets what was published so far. */
export async function clearOutbox(db: Database): Promise<void> {
  await db.query(sql`delete from outbox`);
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
