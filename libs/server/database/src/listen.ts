import { setTimeout } from 'node:timers/promises';
import type { Database } from './database.ts';

const RETRY_MS = 250;

/**
 * Calls back on every NOTIFY of a channel, and once after each (re)connect (with null), because notifications sent
 * while disconnected are not repeated. Returns a function that stops it.
 */
export function listen(db: Database, channel: string, onNotify: (payload: string | null) => void): () => Promise<void> {
  const stopped = new AbortController();
  let end: () => Promise<void> = async () => undefined;
  const done = loop();

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      await runConnection().catch(() => undefined); // A lost database fails again on the next connection.
      await setTimeout(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  /** Runs one connection until it ends. */
  async function runConnection(): Promise<void> {
    const client = await db.connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    end = () => client.end().catch(() => undefined);
    try {
      client.on('notification', ({ payload }) => onNotify(payload ?? ''));
      await client.query(`listen ${JSON.stringify(channel)}`);
      if (stopped.signal.aborted) return;
      onNotify(null);
      await ended;
    } finally {
      await end();
    }
  }

  return async () => {
    stopped.abort();
    await end();
    await done;
  };
}
