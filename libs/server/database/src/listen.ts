import type { Database } from './database.ts';

const RETRY_MS = 250;

/**
 * Calls back at every NOTIFY of a channel, and once after each (re)connect (with null), since what came while the
 * connection was away is not repeated. Returns a function that stops it.
 */
export function listen(db: Database, channel: string, heard: (payload: string | null) => void): () => Promise<void> {
  let stopped = false;
  let end: () => Promise<void> = async () => undefined;
  const done = loop();

  async function loop(): Promise<void> {
    while (!stopped) {
      await turn().catch(() => undefined); // A lost database is met again at the next turn.
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  /** One connection, from its opening to its end. */
  async function turn(): Promise<void> {
    const client = await db.connect();
    const ended = new Promise((resolve) => client.once('end', resolve));
    end = () => client.end().catch(() => undefined);
    try {
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      await client.query(`listen ${JSON.stringify(channel)}`);
      if (stopped) return;
      heard(null);
      await ended;
    } finally {
      await end();
    }
  }

  return async () => {
    stopped = true;
    await end();
    await done;
  };
}
