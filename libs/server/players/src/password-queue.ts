import { Refusal } from '@croupier/contracts';

export type BoundedQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs at most `running` pieces of work at once and lets `waiting` more stand in line. Password hashing costs 19 MiB and
 * tens of milliseconds each, so a flood of sign-ins must be turned away rather than take the memory and the thread pool.
 */
export function boundedQueue(limits: { running: number; waiting: number }): BoundedQueue {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running < limits.running) running += 1;
    else if (line.length >= limits.waiting) throw new Refusal('too_many_requests', { params: { retry_after: 1 } });
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next)
        next(); // Hands its place over: `running` stays as it is.
      else running -= 1;
    }
  };
}
