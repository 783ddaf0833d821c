import type { Transaction } from './database.ts';
import { sql } from './sql.ts';

/** The LISTEN channel that wakes whoever publishes the outbox. */
export const OUTBOX_CHANNEL = 'outbox';

export interface OutboxEvent {
  /** A public topic's whole name; for `players` the name each of them has it under: 'accounts', 'bets'. */
  topic: string;
  /** Whom it concerns: one row says it to all of them, each on their own topic. */
  players?: readonly number[];
  event: string;
  /** JSON: amounts are wire integers, never bigint. */
  payload: unknown;
}

/** Writes events that become public when this transaction commits, and only then. */
export async function publish(tx: Transaction, ...events: OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  const topics = events.map((event) => event.topic);
  const names = events.map((event) => event.event);
  const payloads = events.map((event) => JSON.stringify(event.payload));
  const players = events.map((event) => (event.players ? `{${event.players.join(',')}}` : null));
  await tx.query({
    name: 'database_publish',
    ...sql`
      with written as (
        insert into outbox (topic, event, payload, players)
        select topic, event, payload, players::bigint[]
        from unnest(${topics}::text[], ${names}::text[], ${payloads}::jsonb[], ${players}::text[]) as new (topic, event, payload, players)
      )
      select pg_notify(${OUTBOX_CHANNEL}, '')`,
  });
}
