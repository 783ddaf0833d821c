import assert from 'node:assert/strict';
import * as v from 'valibot';
import { type Publication, topicNamed } from '@croupier/contracts';
import type { Transaction } from './database.ts';
import { sql } from './sql.ts';

/** LISTEN channel that wakes the publisher of the outbox. */
export const OUTBOX_CHANNEL = 'outbox';

/** Serializes the payload by the topic's contract, which drops any undeclared fields. */
function payloadOf({ topic, event, payload }: Publication): string {
  const schema = topicNamed(topic)?.events[event];
  assert(schema, `no event ${event} on topic ${topic}`);
  return JSON.stringify(v.parse(schema, payload));
}

/**
 * Joins values with line feeds. None of them contains one, so they need no escaping, which the driver would do per
 * element.
 */
const lines = (values: readonly string[]): string => values.join('\n');

/**
 * Writes events that are published only if this transaction commits. With `players`, each of them gets it on their own
 * topic.
 */
export async function publish(tx: Transaction, ...events: Publication[]): Promise<void> {
  if (events.length === 0) return;
  const players = events.map((event) => (event.players ? `{${event.players.join(',')}}` : ''));
  await tx.query({
    name: 'database_publish',
    ...sql`
      insert into outbox (topic, event, payload, players)
      select topic, event, payload::json, players::bigint[]
      from unnest(string_to_array(${lines(events.map(({ topic }) => topic))}, e'\n'), string_to_array(${lines(events.map(({ event }) => event))}, e'\n'),
        string_to_array(${lines(events.map(payloadOf))}, e'\n'), string_to_array(${lines(players)}, e'\n', '')) as new (topic, event, payload, players)`,
  });
  tx.wake(OUTBOX_CHANNEL);
}
