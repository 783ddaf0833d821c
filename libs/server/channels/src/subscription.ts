import type { Channel } from './channel.ts';
import type { Reader } from './topics.ts';

/** Owner of a subscription. */
export interface Subscriber {
  write(frames: Buffer): void;
  /** Tells the client to rejoin. */
  failChannel(topic: string, subscription: Subscription): void;
}

/** One channel of one socket. Until its join is answered, events on the topic wait for the answer. */
export class Subscription implements Reader {
  readonly joinRef: string | null;
  readonly channel: Channel;
  readonly #connection: Subscriber;
  readonly #topic: string;
  #pending: Buffer[] | null = [];

  constructor(connection: Subscriber, topic: string, channel: Channel, joinRef: string | null) {
    this.#connection = connection;
    this.#topic = topic;
    this.channel = channel;
    this.joinRef = joinRef;
  }

  write(frames: Buffer): void {
    if (this.#pending) this.#pending.push(frames);
    else this.#connection.write(frames);
  }

  gap(): void {
    this.#connection.failChannel(this.#topic, this);
  }

  release(): void {
    const pending = this.#pending ?? [];
    this.#pending = null;
    if (pending.length > 0) this.#connection.write(Buffer.concat(pending));
  }
}
