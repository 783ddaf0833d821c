import { type Queryable, sql } from '@croupier/server-database';
import { notices, type NoticeKind } from './notices.ts';

export const PUSH_JOB = 'push.send';
/** Number of concurrent sends, so that a hanging push service does not delay payments. */
const QUEUES = 2;
const ATTEMPTS = 6;
/** Runs after every other waiting job. */
const PRIORITY = 10;

/**
 * Notifies players on the browsers that subscribed to the topic, once this transaction has committed. At most one
 * notification per kind and browser waits: thirty bets that settle together are one notification.
 */
export async function notifyPlayers(tx: Queryable, kind: NoticeKind, playerIds: readonly number[]): Promise<void> {
  if (playerIds.length === 0) return;
  await tx.query({
    name: 'push_notify',
    ...sql`
      select from push_devices
        cross join lateral encode(endpoint_hash, 'hex') as device
        cross join lateral graphile_worker.add_job(${PUSH_JOB}, json_build_object('device', device, 'kind', ${kind}::text),
          queue_name => 'push-' || get_byte(endpoint_hash, 0) % ${QUEUES}::integer, job_key => 'push:' || device || ':' || ${kind}::text,
          max_attempts => ${ATTEMPTS}::integer, priority => ${PRIORITY}::integer)
      where player_id = any(${`{${playerIds.join(',')}}`}::bigint[]) and ${notices[kind].topic}::text = any(topics)`,
  });
}
