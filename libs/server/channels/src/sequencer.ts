import assert from 'node:assert/strict';
import { toWire } from '@croupier/contracts';
import {
  type Database,
  holdLease,
  type Lease,
  listen,
  OUTBOX_CHANNEL,
  type Queryable,
  sql,
} from '@croupier/server-database';
import { BUSY } from './follow.ts';
import { keepPruning } from './prune.ts';

/** Rows per batch; one may concern hundreds of players. */
const BATCH = 500;
/** Polling interval in addition to wake-ups: a process may crash after its commit, before sending one. */
const LOOK_EVERY_MS = 250;
export const EVENTS_CHANNEL = 'channel_events';

/**
 * Moves a batch of the outbox into the stored events and numbers each topic. An event for players goes to the own topic
 * of each, on busy topics only to those with subscribers. Returns the number of rows; none under a lease that another
 * instance has taken over. A single statement without a transaction, so that an instance that freezes during it leaves
 * no locks.
 */
export async function sequence(db: Queryable, prefix: string, lease: Lease): Promise<number> {
  const [row] = await db.query<{ taken: bigint }>({
    name: 'channels_sequence',
    ...sql`
      with taken as materialized (
        select id, topic, event, payload, players from take_outbox(${BATCH}, ${lease.name}, ${lease.epoch})
      ), addressed as (
        select id, topic, event, payload from taken where players is null
        union all
        select taken.id, followed.topic, event, payload from taken cross join unnest(players) as player (id)
          join channel_topics followed on followed.topic = ${prefix}::text || player.id || ':' || taken.topic and followed.followed_until > now()
          where taken.topic = any(${BUSY}::text[])
        union all
        select taken.id, ${prefix}::text || player.id || ':' || taken.topic, event, payload from taken cross join unnest(players) as player (id)
          where taken.topic <> all(${BUSY}::text[])
      ), counted as (
        select id, topic, event, payload, row_number() over (partition by topic order by id) as place, count(*) over (partition by topic) as total from addressed
      ), numbered as (
        insert into channel_topics as existing (topic, seq) select distinct topic, total from counted order by topic
        on conflict (topic) do update set seq = existing.seq + excluded.seq returning topic, seq
      ), stored as (
        insert into channel_events (topic, seq, event, payload)
        select topic, numbered.seq - total + place, event, payload from counted join numbered using (topic) order by id
      )
      select (select count(*) from taken) as taken, case when exists (select from numbered) then pg_notify(${EVENTS_CHANNEL}, '') end`,
  });
  assert(row);
  return toWire(row.taken);
}

/** Numbers published events, on one instance of the platform at a time. Returns a function that stops it. */
export function startSequencer(db: Database, prefix: string, failed: (error: unknown) => void): () => Promise<void> {
  return holdLease(
    db,
    'channels:sequencer',
    async (signal, lease) => {
      const woken = new Waker();
      const stop = listen(db, OUTBOX_CHANNEL, () => woken.wake());
      signal.addEventListener('abort', () => woken.wake(), { once: true });
      const pruning = keepPruning(db, signal, failed);
      try {
        while (!signal.aborted) {
          if ((await sequence(db, prefix, lease)) < BATCH) await woken.sleep(LOOK_EVERY_MS);
        }
      } finally {
        await Promise.all([stop(), pruning]);
      }
    },
    failed,
  );
}

/** Remembers a wake-up that arrives while nothing sleeps. */
export class Waker {
  #pending = false;
  #resume: (() => void) | null = null;

  wake(): void {
    this.#pending = true;
    this.#resume?.();
  }

  /** Resolves on the next wake-up, or after the given time. */
  async sleep(longestMs: number): Promise<void> {
    if (!this.#pending) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, longestMs);
        this.#resume = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#pending = false;
    this.#resume = null;
  }
}
