import type { Database } from './database.ts';

const RETRY_MS = 250;

/**
 * Calls back at every NOTIFY of a channel, and once after each (re)connect, since what came while the connection
 * was away is not repeated. Returns a function that stops it.
 */
export function listen(db: Database, channel: string, heard: (payload: string | null) => void): () => Promise<void> {
  let stopped = false;
  let end: () => Promise<void> = async () => undefined;

  async function open(): Promise<void> {
    if (stopped) return;
    try {
      const client = await db.connect();
      end = () => client.end().catch(() => undefined);
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      client.once('end', () => void retry());
      await client.query(`listen ${JSON.stringify(channel)}`);
      heard(null);
      if (stopped) await end();
    } catch {
      void retry();
    }
  }

  async function retry(): Promise<void> {
    if (stopped) return;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    await open();
  }

  void open();
  return async () => {
    stopped = true;
    await end();
  };
}
