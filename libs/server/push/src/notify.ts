import { type Queryable, sql } from '@croupier/server-database';
import { notices, type NoticeKind } from './notices.ts';

export const PUSH_JOB = 'push.send';
/** So many are sent at once at most: a push service that hangs holds up no payment. */
const QUEUES = 2;
const ATTEMPTS = 6;
/** Behind every other job that waits. */
const PRIORITY = 10;

/**
 * Tells players something on the browsers where they asked for it, once this transaction has committed. Of one kind one waits for
 * each browser: thirty bets that end together are one notice.
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
