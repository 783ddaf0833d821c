import { Refusal } from '@croupier/contracts';
import { OrderQueue, type Waiting } from './order-queue.ts';

/** Number of workers, by measurement: while the platform answers one batch, Postgres has two others. */
const WORKERS = 3;
/** Most orders per batch. */
const CAP = 256;
/** Most waiting orders; beyond that, the platform refuses orders as busy instead of growing. */
const MOST_WAITING = 20_000;
const MOST_HELD_MS = 10_000;

/** Answer to an order whose player's rows another transaction holds: nothing was done, and it may be retried. */
export const HELD = Symbol('held');

export type BatchAnswer<Answer> = Answer | Error | typeof HELD;

export interface BatchQueueOptions<Order, Answer> {
  /** Runs many orders in one transaction and returns their answers in the same order. */
  run: (orders: readonly Order[], worker: number) => Promise<BatchAnswer<Answer>[]>;
  /** Number of concurrent batches. */
  workers?: number;
  /** Returns the player of an order. */
  ownerOf: (order: Order) => number;
  /**
   * Time after which an order that waits for another transaction is refused as unavailable; its id may be used again.
   */
  mostHeldMs?: number | undefined;
  /** Called for every batch with its size and the wait of its first order. */
  onBatch?: ((size: number, waitedMs: number) => void) | undefined;
}

export interface BatchQueue<Order, Answer> {
  /** Resolves after the commit of the order's batch. */
  place(order: Order): Promise<Answer>;
  /** Refuses orders that wait for another transaction; resolves when all other orders are answered. */
  stop(): Promise<void>;
}

/**
 * Creates the queue of bets. It has no timer: a free worker takes all queued orders, up to the cap. A batch never
 * waits: orders of players whose rows another transaction holds return to the queue, and the others continue.
 */
export function createBatchQueue<Order, Answer>(options: BatchQueueOptions<Order, Answer>): BatchQueue<Order, Answer> {
  type Entry = Waiting<Order, Answer>;
  const { mostHeldMs = MOST_HELD_MS, workers = WORKERS } = options;
  const queue = new OrderQueue<Order, Answer>(schedule);
  const free = Array.from({ length: workers }, (_, at) => at);
  let scheduled = false;
  let stopping = false;
  let idle: (() => void)[] = [];

  function schedule(): void {
    if (scheduled || free.length === 0) return;
    scheduled = true;
    // Waits until all currently readable sockets were read, so that their orders form one batch.
    setImmediate(() => {
      scheduled = false;
      while (queue.length > 0) {
        const worker = free.pop();
        if (worker === undefined) break;
        const batch = queue.take(CAP);
        if (batch.length === 0) {
          free.push(worker);
          break;
        }
        void run(worker, batch);
      }
    });
  }

  async function run(worker: number, batch: Entry[]): Promise<void> {
    let held: Entry[] = [];
    options.onBatch?.(batch.length, performance.now() - batch[0]!.queuedAt);
    try {
      held = await settle(worker, batch);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    free.push(worker);
    queue.finish(batch);
    queue.resetBackoff(batch.filter((waiting) => !held.includes(waiting)));
    setAside(held);
    if (queue.length > 0) schedule();
    else if (free.length === workers) idle = (idle.forEach((resolve) => resolve()), []);
  }

  function setAside(held: readonly Entry[]): void {
    if (held.length === 0) return;
    const now = performance.now();
    const isKept = (waiting: Entry) => !stopping && now - (waiting.heldSince ??= now) < mostHeldMs;
    const { kept = [], refused = [] } = Object.groupBy(held, (waiting) => (isKept(waiting) ? 'kept' : 'refused'));
    for (const { reject } of refused) reject(new Refusal('unavailable'));
    queue.resetBackoff(refused);
    queue.setAside(kept);
  }

  /**
   * Answers a batch and returns the orders to retry later. If the batch fails as a whole, each order runs alone, so
   * that one that can't be stored does not affect the others.
   */
  async function settle(worker: number, batch: Entry[]): Promise<Entry[]> {
    const orders = batch.map(({ order }) => order);
    let answers: BatchAnswer<Answer>[];
    try {
      answers = await options.run(orders, worker);
    } catch (error) {
      if (batch.length === 1 || !isOrderAtFault(error)) throw error;
      return settleEach(worker, batch);
    }
    return batch.filter((waiting, at) => {
      const answer = answers[at];
      if (answer === HELD) return true;
      if (answer === undefined || answer instanceof Error) waiting.reject(answer);
      else waiting.resolve(answer);
      return false;
    });
  }

  async function settleEach(worker: number, batch: Entry[]): Promise<Entry[]> {
    const held: Entry[] = [];
    for (const waiting of batch) {
      try {
        held.push(...(await settle(worker, [waiting])));
      } catch (error) {
        waiting.reject(error);
      }
    }
    return held;
  }

  const isIdle = () => queue.length === 0 && free.length === workers;

  return {
    place: (order) =>
      new Promise((resolve, reject) => {
        if (queue.length >= MOST_WAITING) return reject(new Refusal('unavailable'));
        queue.add({ order, owner: options.ownerOf(order), resolve, reject, queuedAt: performance.now() });
        schedule();
      }),
    async stop() {
      stopping = true;
      for (const { reject } of queue.dropHeld()) reject(new Refusal('unavailable'));
      if (!isIdle()) await new Promise<void>((resolve) => idle.push(resolve));
    },
  };
}

/**
 * Returns whether an order caused the error. Data and assertion errors come from an order; a lost connection does not,
 * and its bets may have been stored.
 */
function isOrderAtFault(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string };
  return name === 'AssertionError' || name === 'RangeError' || /^2[23]/.test(code ?? '');
}
