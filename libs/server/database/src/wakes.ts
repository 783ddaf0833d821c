import { setTimeout } from 'node:timers/promises';
import type { Queryable } from './queryable.ts';
import { sql } from './sql.ts';

/** Time in which wake-ups are batched. */
const BATCH_MS = 2;

/**
 * Sends NOTIFYs after transactions have committed, because a NOTIFY inside a transaction makes its commit wait for all
 * others that notify. A lost NOTIFY only causes a delay: listeners also poll.
 */
export class Wakes {
  readonly #db: Queryable;
  readonly #channels = new Set<string>();
  #sending: Promise<void> | null = null;

  constructor(db: Queryable) {
    this.#db = db;
  }

  wake(channel: string): void {
    this.#channels.add(channel);
    this.#sending ??= this.#send().finally(() => (this.#sending = null));
  }

  async #send(): Promise<void> {
    while (this.#channels.size > 0) {
      const channels = [...this.#channels];
      this.#channels.clear();
      // A wake-up need not survive a crash, so it does not wait for the disk.
      await this.#db
        .query(
          sql`select set_config('synchronous_commit', 'off', true), pg_notify(channel, '') from unnest(${channels}::text[]) as channel`,
        )
        .catch(() => undefined);
      await setTimeout(BATCH_MS);
    }
  }

  /** Resolves when no wake-up waits to be sent. */
  async settled(): Promise<void> {
    await this.#sending;
  }
}
