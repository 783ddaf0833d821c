import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { parseCronItems, run, type Runner, type WorkerEvents } from 'graphile-worker';
import { type Database, sql } from '@croupier/server-database';
import type { Handler } from './job-kind.ts';
import { quiet } from './logger.ts';
import { copyLock, releaseLostJobs } from './release-lost-jobs.ts';
import { taskList } from './task-list.ts';

export interface JobsOptions {
  handlers: readonly Handler[];
  /** Called if a job failed and will be retried, or the queue itself could not be reached (kind null). */
  onError: (error: unknown, kind: string | null) => void;
}

/** Concurrent jobs per instance. They mostly wait for other servers. */
const CONCURRENCY = 4;
/** Polling interval for jobs that become due later; new jobs are announced by NOTIFY. */
const POLL_MS = 2_000;
const RELEASE_MS = 10_000;
const RETRY_MS = 1_000;
const DRAIN_MS = 10;

/** Works on the queue until stopped; stopping lets running jobs finish. Reconnects after losing the database. */
export function runJobs(db: Database, { handlers, onError }: JobsOptions): () => Promise<void> {
  const stopped = new AbortController();
  const done = loop();

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      await runWorker().catch((error: unknown) => onError(error, null));
      await setTimeout(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  /** Runs a worker for as long as the connection that holds the instance's lock. */
  async function runWorker(): Promise<void> {
    const client = await db.connect();
    const ended = new AbortController();
    client.on('end', () => ended.abort());
    const signal = AbortSignal.any([ended.signal, stopped.signal]);
    // The worker's own pool stops handling errors before its connections are closed.
    const pool = db.poolForLibrary(CONCURRENCY);
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => void client.query(copyLock(workerPool.id)).catch(() => ended.abort()));
    events.on('job:error', ({ job, error }) => onError(error, job.task_identifier));
    let runner: Runner | undefined;
    try {
      await enqueueScheduled(db, handlers);
      runner = await run({
        pgPool: pool,
        concurrency: CONCURRENCY,
        pollInterval: POLL_MS,
        noHandleSignals: true,
        logger: quiet,
        events,
        taskList: taskList(handlers),
        parsedCronItems: cronItems(handlers),
      });
      await Promise.race([runner.promise, releaseEvery(db, signal), once(signal, 'abort')]);
    } finally {
      ended.abort();
      await runner?.stop().catch(() => undefined); // Throws if it has already stopped.
      // The library does not wait until a finished job is recorded, and a pool that is ending never serves its waiting
      // clients.
      while (pool.waitingCount > 0) await setTimeout(DRAIN_MS);
      await pool.end();
      await client.end().catch(() => undefined);
    }
  }

  return async () => {
    stopped.abort();
    await done;
  };
}

/** Schedules one job per kind, under its name; a missed run is not repeated. */
const cronItems = (handlers: readonly Handler[]) =>
  parseCronItems(
    handlers.flatMap(({ kind, cron }) =>
      cron === undefined ? [] : [{ task: kind, match: cron, options: { jobKey: kind, maxAttempts: 3 } }],
    ),
  );

/** Enqueues scheduled jobs at the start as well, because one may have been due while no instance ran. */
async function enqueueScheduled(db: Database, handlers: readonly Handler[]): Promise<void> {
  for (const { kind, cron } of handlers)
    if (cron !== undefined)
      await db.query(sql`select from graphile_worker.add_job(${kind}, job_key => ${kind}, max_attempts => 3)`);
}

async function releaseEvery(db: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await releaseLostJobs(db).catch(() => undefined); // The next run retries.
    await setTimeout(RELEASE_MS, undefined, { signal }).catch(() => undefined);
  }
}
