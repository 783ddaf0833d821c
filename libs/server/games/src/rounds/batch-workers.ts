import { Refusal } from '@croupier/contracts';
import type { Order, RoundAnswer } from './order.ts';
import { type BatchContext, runBatch } from './run-batch.ts';

/** Measured together: while the platform answers one batch, Postgres has two others. */
const WORKERS = 3;
/** Orders a batch holds at most. */
const CAP = 256;
/** Orders that may wait; beyond, the platform says it is busy instead of growing. */
const MOST_WAITING = 20_000;

interface Waiting {
  order: Order;
  resolve: (answer: RoundAnswer) => void;
  reject: (reason: unknown) => void;
}

export interface BatchWorkers {
  /** Resolves after the commit of the order's batch. */
  place(order: Order): Promise<RoundAnswer>;
  /** Resolves when every placed order is answered. */
  drained(): Promise<void>;
}

/**
 * The queue of bets, with no timer: when a worker frees, what is queued goes, up to the cap. A player's orders are
 * with one worker at a time, so that workers don't wait for each other's locks.
 */
export function createBatchWorkers(context: BatchContext): BatchWorkers {
  const free = Array.from({ length: WORKERS }, (_, at) => at);
  const inProgress = new Set<number>();
  let queue: Waiting[] = [];
  let scheduled = false;
  let idle: (() => void)[] = [];

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // After the sockets readable now were read: their orders go together.
    setImmediate(() => {
      scheduled = false;
      while (free.length > 0 && queue.length > 0) {
        const batch = take();
        if (batch.length === 0) break;
        void run(free.pop()!, batch);
      }
    });
  }

  function take(): Waiting[] {
    const batch: Waiting[] = [];
    const rest: Waiting[] = [];
    for (const waiting of queue)
      (batch.length < CAP && !inProgress.has(waiting.order.playerId) ? batch : rest).push(waiting);
    queue = rest;
    for (const { order } of batch) inProgress.add(order.playerId);
    return batch;
  }

  async function run(worker: number, batch: Waiting[]): Promise<void> {
    try {
      await settle(worker, batch);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    free.push(worker);
    for (const { order } of batch) inProgress.delete(order.playerId);
    if (queue.length > 0) schedule();
    else if (free.length === WORKERS) idle = (idle.forEach((resolve) => resolve()), []);
  }

  /** A batch that fails as a whole is run again order by order: one that can't be stored must not take others along. */
  async function settle(worker: number, batch: Waiting[]): Promise<void> {
    let answers: (RoundAnswer | Refusal)[];
    try {
      answers = await runBatch(
        context,
        worker,
        batch.map(({ order }) => order),
      );
    } catch (error) {
      if (batch.length === 1 || !isOrderAtFault(error)) throw error;
      for (const waiting of batch) await settle(worker, [waiting]).catch(waiting.reject);
      return;
    }
    answers.forEach((answer, at) =>
      answer instanceof Refusal ? batch[at]!.reject(answer) : batch[at]!.resolve(answer),
    );
  }

  return {
    place: (order) =>
      new Promise((resolve, reject) => {
        if (queue.length >= MOST_WAITING) return reject(new Refusal('unavailable'));
        queue.push({ order, resolve, reject });
        if (free.length > 0) schedule();
      }),
    drained: () =>
      queue.length === 0 && free.length === WORKERS ? Promise.resolve() : new Promise((resolve) => idle.push(resolve)),
  };
}

/** Data and assertion errors are some order's; a lost connection is nobody's, and its bets may have been stored. */
function isOrderAtFault(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string };
  return name === 'AssertionError' || name === 'RangeError' || /^2[23]/.test(code ?? '');
}
