import { setTimeout } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import { type Database, listen, run } from '@croupier/server-database';
import { encodeText } from './frame.ts';
import { type ChannelEvents, tables } from './schema.gen.ts';
import { EVENTS_CHANNEL, Waker } from './sequencer.ts';
import type { Topics } from './topics.ts';

const BATCH = 2000;
const RETRY_MS = 250;
/** Looked for without being woken, too: a wake-up may be lost. */
const LOOK_EVERY_MS = 1000;

export type RelayedEvent = Omit<Selectable<ChannelEvents>, 'created_at'>;

export interface Relay {
  /** The last position sent to this copy's readers. */
  sent: () => bigint;
  stop: () => Promise<void>;
}

/** Sends every stored event to this copy's readers, in order. `onEvent` sees each one too. */
export async function startRelay(
  db: Database,
  topics: Topics,
  { onEvent, failed }: { onEvent: (event: RelayedEvent) => void; failed: (error: unknown) => void },
): Promise<Relay> {
  const newest = tables.selectFrom('channel_events').select('position').orderBy('position', 'desc').limit(1);
  let position = (await run(db, newest))[0]?.position ?? 0n;
  const stopped = new AbortController();
  const woken = new Waker();
  const unlisten = listen(db, EVENTS_CHANNEL, () => woken.wake());

  async function turn(): Promise<number> {
    const rows = await db.query<RelayedEvent>({
      name: 'relay',
      text: 'select position, topic, seq, event, payload from channel_events where position > $1 order by position limit $2',
      values: [position, BATCH],
    });
    for (const row of rows) {
      const payload = { seq: toWire(row.seq), data: row.payload };
      if (topics.has(row.topic))
        topics.send(row.topic, encodeText({ joinRef: null, ref: null, topic: row.topic, event: row.event, payload }));
      position = row.position;
      onEvent(row);
    }
    return rows.length;
  }

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        if ((await turn()) < BATCH) await woken.sleep(LOOK_EVERY_MS);
      } catch (error) {
        failed(error);
        await setTimeout(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  }

  const done = loop();
  return {
    sent: () => position,
    stop: async () => {
      stopped.abort();
      woken.wake();
      await done;
      await unlisten();
    },
  };
}
