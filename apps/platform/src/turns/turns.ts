import { Refusal } from '@croupier/contracts';

export interface TurnsOptions {
  /** Calls of one key that run together. */
  atOnce: number;
  /** How many more may wait, and for how long each. */
  waiting: number;
  waitMs: number;
}

/** Bounds what one caller has under way: the rest waits in order, and what is too much is told to come again. */
export interface Turns {
  /** Without a key nobody is counted. */
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
  /** Only who has something under way is in here. */
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
