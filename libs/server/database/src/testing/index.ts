import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '../database.ts';
import { run } from '../kysely.ts';
import { OUTBOX_CHANNEL } from '../outbox.ts';
import type { Queryable } from '../queryable.ts';
import { tables } from '../schema.gen.ts';
import { sql } from '../sql.ts';
import { onServer, type Prepare, templateOf, urlOf } from './template.ts';

/** Exceeds the platform's own limit of 5 s, because fifty connections at once take longer on a busy machine. */
const CONNECT_MS = 25_000;

/** Creates a fresh, migrated database on the tests' Postgres; `close` drops it. */
export async function testDatabase(
  folders: readonly URL[] = [],
  { prepare, ...options }: { connections?: number; prepare?: Prepare } = {},
): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is missing: run the tests with tools/vitest (npx nx test)');
  const template = await templateOf(server, folders, prepare);
  const name = `test_${randomBytes(8).toString('hex')}`;
  // Copying files takes a fifth of the time of the default, which copies through the write-ahead log.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const db = openDatabase(urlOf(server, name), { connectMs: CONNECT_MS, ...options });
  return {
    ...db,
    close: async () => {
      await db.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Creates the monthly tables' partitions for past days, for tests and benchmarks that write into them. */
export const makePastMonths = (db: Queryable, days: number): Promise<unknown> =>
  db.query(sql`select make_months(now() - make_interval(days => ${days}::integer), ${Math.ceil(days / 28)}::integer)`);

/** Event that was published but not yet delivered. */
export interface OutboxEvent {
  topic: string;
  players: string[] | null;
  event: string;
  payload: Record<string, unknown>;
}

/** Returns the events that transactions wrote, oldest first; optionally of one topic and player. */
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

/** Writes an event into the outbox unchecked, with any topic and payload. */
export async function writeOutbox(
  db: Queryable,
  {
    topic,
    players = null,
    event,
    payload,
  }: { topic: string; players?: number[] | null; event: string; payload: unknown },
): Promise<void> {
  const row = { topic, event, payload: JSON.stringify(payload), players };
  await run(db, tables.insertInto('outbox').values(row));
  await db.query(sql`select pg_notify(${OUTBOX_CHANNEL}, '')`);
}

/** Deletes everything published so far. */
export async function clearOutbox(db: Database): Promise<void> {
  await db.query(sql`delete from outbox`);
}

/** Puts many events into the outbox as an instance that crashes right after its commit does: without a wake-up. */
export async function leaveInOutbox(
  db: Queryable,
  { topic, event, payloads }: { topic: string; event: string; payloads: readonly unknown[] },
): Promise<void> {
  const written = payloads.map((payload) => JSON.stringify(payload));
  await db.query(sql`
    insert into outbox (topic, event, payload)
    select ${topic}, ${event}, payload::jsonb from unnest(${written}::text[]) with ordinality as row (payload, place) order by place`);
}

/** Gives a lease to another holder for an hour. */
export async function grantLease(db: Queryable, { name, epoch }: { name: string; epoch: bigint }): Promise<void> {
  await db.query(sql`
    insert into leases (name, holder, epoch, held_until) values (${name}, gen_random_uuid(), ${epoch}, now() + interval '1 hour')`);
}

/** Returns the number of times a lease changed hands; undefined before its first holder. */
export async function readLeaseEpoch(db: Queryable, name: string): Promise<bigint | undefined> {
  const [lease] = await run(db, tables.selectFrom('leases').select('epoch').where('name', '=', name));
  return lease?.epoch;
}
