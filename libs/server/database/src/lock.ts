import { setTimeout } from 'node:timers/promises';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

const RETRY_MS = 1000;

/**
 * Runs work on one copy of the platform at a time: whoever holds the advisory lock. The signal aborts when the
 * connection that holds the lock is lost, for then another copy may start. Work that ends or throws starts again a
 * second later; `failed` gets what it threw. Returns a function that stops it.
 */
export function holdLock(
  db: Database,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  const stopped = new AbortController();
  const done = loop();

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      await turn().catch(() => undefined); // A lost database shows again at the next turn.
      await setTimeout(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  async function turn(): Promise<void> {
    const client = await db.connect();
    const held = new AbortController();
    client.on('error', () => held.abort());
    client.on('end', () => held.abort());
    try {
      const { rows } = await client.query<{ won: boolean }>(sql`select pg_try_advisory_lock(hashtext(${name})) as won`);
      if (rows[0]?.won) await work(AbortSignal.any([held.signal, stopped.signal])).catch(failed);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  return async () => {
    stopped.abort();
    await done;
  };
}
