import { frameOf } from './wire.ts';
import { YieldingQueue } from './yielding-queue.ts';

/** Milliseconds a burst is batched before it is written; a single event is sent at once. */
const BATCH_MS = 5;
/** Number of readers written to between two checks of the clock. */
const READERS = 64;

/** Recipient of frames. */
export interface Reader {
  write(frames: Buffer): void;
  /** Reports that a frame was not sent to it, so it has to start over. */
  gap?(): void;
}

interface Topic {
  readers: Set<Reader>;
  /** Frames waiting for the end of the batch; null when idle. */
  waiting: Buffer[] | null;
}

/** Sends events to the readers of topics: each event is framed once, and all readers get the same bytes. */
export class Topics {
  readonly #topics = new Map<string, Topic>();
  readonly #workQueue = new YieldingQueue();

  add(topic: string, reader: Reader): void {
    const existing = this.#topics.get(topic);
    if (existing) existing.readers.add(reader);
    else this.#topics.set(topic, { readers: new Set([reader]), waiting: null });
  }

  remove(topic: string, reader: Reader): void {
    const existing = this.#topics.get(topic);
    if (!existing) return;
    existing.readers.delete(reader);
    if (existing.readers.size === 0) this.#topics.delete(topic);
  }

  /** Returns whether the topic has readers on this instance. */
  has(topic: string): boolean {
    return this.#topics.has(topic);
  }

  /** Returns the topics with readers on this instance. */
  names(): string[] {
    return Array.from(this.#topics.keys());
  }

  /** Sends one message to every reader: the text of a text frame or the bytes of a binary one. */
  send(name: string, message: string | Buffer): void {
    const topic = this.#topics.get(name);
    if (!topic) return;
    const frame = frameOf(message);
    if (topic.waiting) {
      topic.waiting.push(frame);
      return;
    }
    this.#write(topic, frame);
  }

  /** Reports to every reader that an event is missing. */
  gap(name: string): void {
    for (const reader of [...(this.#topics.get(name)?.readers ?? [])]) reader.gap?.();
  }

  /** Writes to some readers at a time, and batches frames that arrive in the meantime. */
  #write(topic: Topic, bytes: Buffer): void {
    topic.waiting = [];
    const readers = topic.readers.values();
    const some = (): void => {
      for (let count = 0; count < READERS; count++) {
        const { value: reader } = readers.next();
        if (!reader) return void setTimeout(() => this.#flush(topic), BATCH_MS);
        reader.write(bytes);
      }
      this.#workQueue.run(some);
    };
    this.#workQueue.run(some);
  }

  #flush(topic: Topic): void {
    const frames = topic.waiting ?? [];
    const [first] = frames;
    if (first === undefined) topic.waiting = null;
    else this.#write(topic, frames.length === 1 ? first : Buffer.concat(frames));
  }
}
