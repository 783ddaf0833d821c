import { setTimeout as wait } from 'node:timers/promises';
import { type Database, sql } from '@croupier/server-database';

const KEPT_SECONDS = 300;
const EVERY_MS = 5_000;
const BATCH = 500;

/**
 * Deletes events older than five minutes, oldest first and in small batches, so that readers and the sequencer never
 * wait. Starts after `from`, where an earlier run ended, and returns where this one ended.
 */
export async function prune(db: Database, from = 0n): Promise<bigint> {
  for (let position = from; ;) {
    const [row] = await db.query<{ last: bigint | null; dropped: bigint }>({
      name: 'channels_prune',
      ...sql`
        with oldest as (
          select position, created_at from channel_events where position > ${position} order by position limit ${BATCH}
        ), dropped as (
          delete from channel_events e using oldest where e.position = oldest.position
            and oldest.created_at < now() - make_interval(secs => ${KEPT_SECONDS}) returning e.position
        )
        select max(position) as last, count(*) as dropped from dropped`,
    });
    position = row?.last ?? position;
    if (row?.dropped !== BigInt(BATCH)) return position;
  }
}

/** Prunes until the signal aborts. */
export async function keepPruning(db: Database, signal: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  let pruned = 0n;
  while (await wait(EVERY_MS, true, { signal }).catch(() => false))
    pruned = await prune(db, pruned).catch((error: unknown) => {
      failed(error);
      return pruned;
    });
}
