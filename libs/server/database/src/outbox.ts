import type { Transaction } from './database.ts';
import { sql } from './sql.ts';

/** The LISTEN channel that wakes whoever publishes the outbox. */
export const OUTBOX_CHANNEL = 'outbox';

export interface OutboxEvent {
  topic: string;
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
  await tx.query(sql`
    with written as (
      insert into outbox (topic, event, payload)
      select * from unnest(${topics}::text[], ${names}::text[], ${payloads}::jsonb[])
    )
    select pg_notify(${OUTBOX_CHANNEL}, '')`);
}
