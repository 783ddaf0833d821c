import { Refusal } from '@croupier/contracts';

export interface ConcurrencyLimitOptions {
  /** Concurrent calls per key. */
  atOnce: number;
  /** Number of further calls that may wait, and the longest wait of each. */
  waiting: number;
  waitMs: number;
}

/**
 * Limits concurrent calls per key: further ones wait in order, and those beyond the queue are refused with a retry
 * time.
 */
export interface ConcurrencyLimit {
  /** Runs the work within the key's limit; a null key is not limited. */
  run<Result>(key: string | null, work: () => Promise<Result>): Promise<Result>;
}

interface Waiter {
  enter: () => void;
}

interface KeyQueue {
  running: number;
  waiters: Waiter[];
}

const RETRY_SECONDS = 1;

export function createConcurrencyLimit({ atOnce, waiting, waitMs }: ConcurrencyLimitOptions): ConcurrencyLimit {
  /** Keys with work in progress only. */
  const queues = new Map<string, KeyQueue>();

  function wait({ waiters }: KeyQueue): Promise<void> {
    const busy = () => new Refusal('too_many_requests', { params: { retry_after: RETRY_SECONDS } });
    if (waiters.length >= waiting) throw busy();
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        waiters.splice(waiters.indexOf(waiter), 1);
        reject(busy());
      };
      const patience = setTimeout(giveUp, waitMs);
      const waiter: Waiter = {
        enter: () => {
          clearTimeout(patience);
          resolve();
        },
      };
      waiters.push(waiter);
    });
  }

  function leave(key: string, queue: KeyQueue): void {
    const next = queue.waiters.shift();
    if (next) return next.enter();
    queue.running -= 1;
    if (queue.running === 0) queues.delete(key);
  }

  return {
    async run(key, work) {
      if (key === null) return work();
      let queue = queues.get(key);
      if (!queue) queues.set(key, (queue = { running: 1, waiters: [] }));
      else if (queue.running < atOnce) queue.running += 1;
      else await wait(queue);
      try {
        return await work();
      } finally {
        leave(key, queue);
      }
    },
  };
}
