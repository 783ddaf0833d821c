import pLimit from 'p-limit';
import { Refusal } from '@croupier/contracts';

export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `running` pieces of work at once and lets `waiting` more wait. Hashing a password costs 19 MiB and tens
 * of milliseconds, so a flood of sign-ins is refused rather than allowed to fill the memory and the thread pool.
 */
export function boundedQueue({ running, waiting }: { running: number; waiting: number }): BoundedQueue {
  const limit = pLimit(running);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= running + waiting)
      throw new Refusal('too_many_requests', { params: { retry_after: 1 } });
    return limit(work);
  };
}
