/** Error for a call without a turn: its client makes too many calls, or it waited too long. */
export class NoTurn extends Error {
  readonly reason: 'too many' | 'too long';
  constructor(reason: NoTurn['reason']) {
    super(`a call got no turn: ${reason}`);
    this.reason = reason;
  }
}

export interface PoolLimits {
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
 * Shares turns for calls among clients: each client has a limited number of calls in progress, and the next turn goes
 * to the waiting client that has gone without one for longest.
 */
export class FairPool {
  readonly #limits: PoolLimits;
  readonly #clients = new Map<string, Client>();
  #active = 0;

  constructor(limits: PoolLimits) {
    this.#limits = limits;
  }

  get active(): number {
    return this.#active;
  }

  /** Runs the call when it is its turn. Throws `NoTurn` if it gets none; aborting the signal cancels a waiting call. */
  async run<Result>(name: string, call: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const client = this.#clients.get(name) ?? { active: 0, waiting: new Set() };
    this.#clients.set(name, client);
    try {
      if (this.#mayBegin(client)) this.#begin(client);
      else await this.#turn(client, signal);
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

  #turn(client: Client, signal: AbortSignal | undefined): Promise<void> {
    if (client.waiting.size >= this.#limits.waiting) throw new NoTurn('too many');
    return new Promise((resolve, reject) => {
      const leave = (reason: NoTurn['reason']) => {
        clearTimeout(waiting.timer);
        if (client.waiting.delete(waiting)) reject(new NoTurn(reason));
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
      // Moves the client to the end of the line.
      this.#clients.delete(name);
      this.#clients.set(name, client);
      waiting.begin();
      return;
    }
  }
}
