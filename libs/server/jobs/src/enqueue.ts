import { type Queryable, sql } from '@croupier/server-database';
import type { JobKind } from './job-kind.ts';

export interface EnqueueOptions {
  /** Earliest time; now by default. */
  at?: Date | undefined;
  /** Only one job waits per key: a later one replaces the earlier. */
  key?: string;
  /** Number of attempts; by default 25 over three days. */
  attempts?: number;
}

/** Queues a job that runs only if this transaction commits. */
export async function enqueue<Payload>(
  tx: Queryable,
  kind: JobKind<Payload>,
  payload: Payload,
  { at, key, attempts }: EnqueueOptions = {},
): Promise<void> {
  await tx.query(sql`
    select from graphile_worker.add_job(${kind.name}, ${JSON.stringify(payload)}::json, run_at => ${at ?? null},
      job_key => ${key ?? null}, max_attempts => ${attempts ?? null})`);
}

/** Queues one job per payload, in one statement. */
export async function enqueueAll<Payload>(
  tx: Queryable,
  kind: JobKind<Payload>,
  payloads: readonly Payload[],
): Promise<void> {
  if (payloads.length === 0) return;
  await tx.query(sql`
    select from json_array_elements(${JSON.stringify(payloads)}::json) as payload
      cross join lateral graphile_worker.add_job(${kind.name}, payload) as job`);
}
