import { type Queryable, sql } from '@croupier/server-database';

const DAYS_KEPT = 7;
const MOST = 1_000;

/** Deletes failed jobs that were not retried for a week, so that confidential mail contents are not kept forever. */
export async function dropFailedJobs(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAYS_KEPT * 86_400_000);
  await db.query(sql`
    select from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where attempts >= max_attempts and locked_at is null and updated_at < ${before}
      order by id limit ${MOST}))`);
}
