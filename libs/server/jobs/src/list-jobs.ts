import { type Queryable, sql } from '@croupier/server-database';

/** State of a job: waiting for its time or a worker, running, or out of attempts. */
export type JobState = 'queued' | 'running' | 'failed';

export interface ListedJob {
  id: bigint;
  kind: string;
  state: JobState;
  attempts: number;
  max_attempts: number;
  created_at: Date;
  /** Time it is or was due. */
  run_at: Date;
  last_error: string | null;
}

export interface JobCount {
  state: JobState;
  count: number;
  /** Seconds the most overdue one has been due; 0 if none is due. */
  oldest_seconds: number;
}

/** Returns the oldest jobs, of one state or of all. */
export async function listJobs(db: Queryable, state: JobState | null, limit = 100): Promise<ListedJob[]> {
  return db.query<ListedJob>(sql`
    select id, kind, state, attempts, max_attempts, created_at, run_at, last_error from (
      select id, task_identifier as kind, attempts, max_attempts, created_at, run_at, last_error,
        case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed' else 'queued' end as state
      from graphile_worker.jobs
    ) as job
    where ${state}::text is null or state = ${state}
    order by run_at, id limit ${limit}`);
}

/** Counts jobs by state, with the delay of the most overdue one. */
export async function countJobs(db: Queryable): Promise<JobCount[]> {
  return db.query<JobCount>(sql`
    select state, count(job.due)::int as count,
      coalesce(greatest(extract(epoch from clock_timestamp() - min(job.due)), 0), 0)::float8 as oldest_seconds
    from unnest(array['queued', 'running', 'failed']) as state left join (
      select run_at as due,
        case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed' else 'queued' end as state
      from graphile_worker.jobs
    ) as job using (state)
    group by state`);
}

/** Makes a job due now, with all its attempts. False if there is none with that id, or it is running. */
export async function retryJob(db: Queryable, id: bigint): Promise<boolean> {
  const rescheduled = await db.query(sql`
    select id from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => clock_timestamp(), attempts => 0)`);
  return rescheduled.length > 0;
}
