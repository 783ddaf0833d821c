import { type Database, sql } from '@croupier/server-database';

/** Takes the advisory lock that an instance holds while it runs, by the name its jobs are locked with. */
export const copyLock = (name: string) => sql`select pg_advisory_lock(hashtext(${`croupier:jobs:${name}`}))`;

/** Releases jobs of crashed instances, whose name is no longer locked. They are due at once. */
export async function releaseLostJobs(db: Database): Promise<void> {
  // An instance takes its lock a moment after its name.
  await db.query(sql`
    with holder as materialized (
      select distinct locked_by from graphile_worker.jobs where locked_at < clock_timestamp() - interval '1 second'
    ), lost as materialized (
      select locked_by from holder where pg_try_advisory_xact_lock(hashtext('croupier:jobs:' || locked_by))
    )
    select from lost, graphile_worker.force_unlock_workers(array[lost.locked_by])`);
}
