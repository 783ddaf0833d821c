import { setTimeout } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import { toWire } from '@croupier/contracts';
import { type Database, listen, run } from '@croupier/server-database';
import { encodeText } from './frame.ts';
import { readMarks, type Sent } from './replay.ts';
import { type ChannelEvents, tables } from './schema.gen.ts';
import { EVENTS_CHANNEL, Waker } from './sequencer.ts';
import type { Topics } from './topics.ts';

const BATCH = 500;
const RETRY_MS = 250;
/** Polling interval in addition to wake-ups, which may be lost. */
const LOOK_EVERY_MS = 1000;
/** Time without polling after which an instance counts as stalled: events it missed may no longer be stored. */
const STALLED_MS = 10_000;
const CHECKED_AT_ONCE = 1000;

export type RelayedEvent = Omit<Selectable<ChannelEvents>, 'created_at'>;

export interface Relay {
  sent: Sent;
  /** Forgets the positions of topics without readers on this instance. */
  tidy: () => void;
  stop: () => Promise<void>;
}

export interface RelayOptions {
  /** Called for each event. */
  onEvent: (event: RelayedEvent) => void;
  failed: (error: unknown) => void;
  /** Monotonic time in milliseconds. */
  now?: () => number;
}

/**
 * Sends every stored event to this instance's readers, in order. If an event of a topic is missing, its readers start
 * over.
 */
export async function startRelay(
  db: Database,
  topics: Topics,
  { onEvent, failed, now = () => performance.now() }: RelayOptions,
): Promise<Relay> {
  const newest = tables.selectFrom('channel_events').select('position').orderBy('position', 'desc').limit(1);
  let position = (await run(db, newest))[0]?.position ?? 0n;
  /** Last number sent, for topics read here. */
  const seqs = new Map<string, bigint>();
  let lookedAt = now();
  let stalled = false;
  const stopped = new AbortController();
  const woken = new Waker();
  const unlisten = listen(db, EVENTS_CHANNEL, () => woken.wake());

  function send({ topic, seq, event, payload }: RelayedEvent): void {
    if (!topics.has(topic)) return void seqs.delete(topic);
    const before = seqs.get(topic);
    seqs.set(topic, seq);
    if (before !== undefined && seq > before + 1n) return topics.gap(topic);
    const data = { seq: toWire(seq), data: payload };
    topics.send(topic, encodeText({ joinRef: null, ref: null, topic, event, payload: data }));
  }

  async function relayBatch(): Promise<number> {
    stalled ||= now() - lookedAt > STALLED_MS;
    const rows = await db.query<RelayedEvent>({
      name: 'relay',
      text: 'select position, topic, seq, event, payload from channel_events where position > $1 order by position limit $2',
      values: [position, BATCH],
    });
    for (const row of rows) {
      position = row.position;
      send(row);
      onEvent(row);
    }
    if (stalled && rows.length < BATCH) await compare();
    lookedAt = now();
    return rows.length;
  }

  /** Finds, after a stall, topics that advanced by events no longer stored. */
  async function compare(): Promise<void> {
    const names = topics.names();
    for (let at = 0; at < names.length; at += CHECKED_AT_ONCE) {
      const marks = await readMarks(db, names.slice(at, at + CHECKED_AT_ONCE), position);
      for (const [topic, current] of marks) {
        const before = seqs.get(topic);
        if (before === undefined || before >= current) continue;
        seqs.set(topic, current);
        topics.gap(topic);
      }
    }
    stalled = false;
  }

  async function loop(): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        if ((await relayBatch()) < BATCH) await woken.sleep(LOOK_EVERY_MS);
      } catch (error) {
        failed(error);
        await setTimeout(RETRY_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
      }
    }
  }

  const done = loop();
  return {
    sent: {
      position: () => position,
      joined: (topic, seq) => {
        if (!seqs.has(topic)) seqs.set(topic, seq);
      },
    },
    tidy: () => {
      for (const topic of seqs.keys()) if (!topics.has(topic)) seqs.delete(topic);
    },
    stop: async () => {
      stopped.abort();
      woken.wake();
      await done;
      await unlisten();
    },
  };
}
