import { Refusal } from '@croupier/contracts';

export interface TurnsOptions {
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
export interface Turns {
  /** Runs the work within the key's limit; a null key is not limited. */
  run<Result>(key: string | null, work: () => Promise<Result>): Promise<Result>;
}

interface Waiter {
  enter: () => void;
}

interface Line {
  running: number;
  waiters: Waiter[];
}

const RETRY_SECONDS = 1;

export function createTurns({ atOnce, waiting, waitMs }: TurnsOptions): Turns {
  /** Keys with work in progress only. */
  const lines = new Map<string, Line>();

  function wait({ waiters }: Line): Promise<void> {
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

  function leave(key: string, line: Line): void {
    const next = line.waiters.shift();
    if (next) return next.enter();
    line.running -= 1;
    if (line.running === 0) lines.delete(key);
  }

  return {
    async run(key, work) {
      if (key === null) return work();
      let line = lines.get(key);
      if (!line) lines.set(key, (line = { running: 1, waiters: [] }));
      else if (line.running < atOnce) line.running += 1;
      else await wait(line);
      try {
        return await work();
      } finally {
        leave(key, line);
      }
    },
  };
}
