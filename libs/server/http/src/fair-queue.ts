/** Error for a call that is not run: its client makes too many calls, or it waited too long. */
export class QueueRejection extends Error {
  readonly reason: 'too many' | 'too long';
  constructor(reason: QueueRejection['reason']) {
    super(`the queue rejected a call: ${reason}`);
    this.reason = reason;
  }
}

export interface QueueLimits {
  /** Most concurrent calls. */
  readonly atOnce: number;
  /** Most concurrent calls per client. */
  readonly perClient: number;
  /** Most waiting calls per client. */
  readonly waiting: number;
  readonly waitMs: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly timer: NodeJS.Timeout;
}

interface Client {
  active: number;
  readonly waiting: Set<Waiting>;
}

/**
 * Queues calls fairly among clients: each client has a limited number of calls in progress, and the next call is that of
 * the waiting client served least recently.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  readonly #clients = new Map<string, Client>();
  #active = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get active(): number {
    return this.#active;
  }

  /** Runs the call within the limits. Throws `QueueRejection` if it can't; aborting the signal cancels a waiting call. */
  async run<Result>(name: string, call: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const client = this.#clients.get(name) ?? { active: 0, waiting: new Set() };
    this.#clients.set(name, client);
    try {
      if (this.#mayBegin(client)) this.#begin(client);
      else await this.#wait(client, signal);
      try {
        return await call();
      } finally {
        client.active -= 1;
        this.#active -= 1;
        this.#next();
      }
    } finally {
      if (client.active === 0 && client.waiting.size === 0) this.#clients.delete(name);
    }
  }

  #mayBegin({ active }: Client): boolean {
    return this.#active < this.#limits.atOnce && active < this.#limits.perClient;
  }

  #begin(client: Client): void {
    client.active += 1;
    this.#active += 1;
  }

  #wait(client: Client, signal: AbortSignal | undefined): Promise<void> {
    if (client.waiting.size >= this.#limits.waiting) throw new QueueRejection('too many');
    return new Promise((resolve, reject) => {
      const leave = (reason: QueueRejection['reason']) => {
        clearTimeout(waiting.timer);
        if (client.waiting.delete(waiting)) reject(new QueueRejection(reason));
      };
      const waiting: Waiting = {
        begin: () => {
          clearTimeout(waiting.timer);
          client.waiting.delete(waiting);
          this.#begin(client);
          resolve();
        },
        timer: setTimeout(leave, this.#limits.waitMs, 'too long'),
      };
      client.waiting.add(waiting);
      signal?.addEventListener('abort', () => leave('too long'), { once: true });
    });
  }

  #next(): void {
    for (const [name, client] of this.#clients) {
      if (this.#active >= this.#limits.atOnce) return;
      const [waiting] = client.waiting;
      if (!waiting || !this.#mayBegin(client)) continue;
      // Moves the client to the end of the queue.
      this.#clients.delete(name);
      this.#clients.set(name, client);
      waiting.begin();
      return;
    }
  }
}
