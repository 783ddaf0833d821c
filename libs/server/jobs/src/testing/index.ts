import { runOnce } from 'graphile-worker';
import type { Database } from '@croupier/server-database';
import type { Handler } from '../job-kind.ts';
import { quiet } from '../logger.ts';
import { taskList } from '../task-list.ts';

/**
 * Runs the due jobs of these kinds and returns, so that a test need not wait for the queue. A job that fails is due
 * later.
 */
export async function runDueJobs(db: Database, handlers: readonly Handler[]): Promise<void> {
  const pool = db.poolForLibrary(2);
  try {
    await runOnce({ pgPool: pool, concurrency: 1, noHandleSignals: true, logger: quiet, taskList: taskList(handlers) });
  } finally {
    await pool.end();
  }
}
