import { type Database, type Queryable, sql } from '@croupier/server-database';
import { createCredentials, type Credentials } from '../credentials.ts';

export { createSocketServer } from '../socket-server.ts';

export { prune } from '../prune.ts';

/** Returns credentials as the platform's instances on this database create them. */
export async function credentialsOf(db: Queryable): Promise<Credentials> {
  const [row] = await db.query<{ secret: string }>(
    sql`select array_to_string(secret, '') as secret from channel_epoch`,
  );
  return createCredentials(row!.secret, Date.now);
}

/**
 * Stores numbered events of one topic as if sent over the last seconds; returns the position before them, for
 * benchmarks.
 */
export async function fillEvents(
  db: Database,
  { topic, count, seconds }: { topic: string; count: number; seconds: number },
): Promise<bigint> {
  const [row] = await db.query<{ before: bigint }>(sql`
    with last as (
      insert into channel_topics as existing (topic, seq) values (${topic}, ${count}::bigint)
      on conflict (topic) do update set seq = existing.seq + excluded.seq returning seq
    ), stored as (
      insert into channel_events (topic, seq, event, payload, created_at)
      select ${topic}, last.seq - ${count}::bigint + n, 'changed', '{"n": 1}', now() - make_interval(secs => ${seconds}::integer * (1 - n / ${count}::float8))
      from last, generate_series(1, ${count}::integer) n order by n returning position
    )
    select min(position) - 1 as before from stored`);
  return row!.before;
}

/** Deletes a topic's events up to a number, as pruning does for a busy one. */
export const dropEvents = (db: Queryable, { topic, upTo }: { topic: string; upTo: bigint }): Promise<unknown> =>
  db.query(sql`delete from channel_events where topic = ${topic} and seq <= ${upTo}`);

/** Returns the number of a topic's latest event. */
export async function readLastNumber(db: Queryable, topic: string): Promise<bigint | undefined> {
  const [row] = await db.query<{ seq: bigint }>(sql`select seq from channel_topics where topic = ${topic}`);
  return row?.seq;
}

/** Returns the events published on a topic, once numbered; just-written ones may still be in the outbox. */
export const readEvents = (db: Queryable, topic: string): Promise<{ event: string; payload: unknown }[]> =>
  db.query(sql`select event, payload from channel_events where topic = ${topic} order by seq`);
