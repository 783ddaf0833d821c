import * as v from 'valibot';
import type { Channel, SocketOwner } from './channel.ts';
import { encodeBinaryReply, encodeReply, encodeSharedReply, encodeText, type Message } from './frame.ts';
import type { CatchUp } from './replay.ts';
import { Subscription } from './subscription.ts';
import type { Topics } from './topics.ts';
import type { YieldingQueue } from './yielding-queue.ts';

const MAX_CHANNELS = 100;

const Params = v.record(v.string(), v.unknown());

export interface Host {
  topics: Topics;
  channels: readonly Channel[];
  catchUp: CatchUp;
  now: () => number;
  workQueue: YieldingQueue;
}

/** Socket that messages are written to. */
export interface Talker {
  readonly owner: SocketOwner | null;
  /** Writes finished frames. */
  write(frames: Buffer): void;
  /** Writes one message. */
  send(message: string | Buffer): void;
}

/** Topics that one client's socket has joined, and its messages about them. */
export class Subscriptions {
  readonly #socket: Talker;
  readonly #host: Host;
  readonly #subscriptions = new Map<string, Subscription>();

  constructor(socket: Talker, host: Host) {
    this.#socket = socket;
    this.#host = host;
  }

  write(frames: Buffer): void {
    this.#socket.write(frames);
  }

  async receive(message: Message): Promise<void> {
    if (message.topic === 'phoenix') return this.#heartbeat(message);
    if (message.event === 'phx_join') return this.#join(message);
    if (message.event === 'phx_leave') return this.#leave(message);
    return this.#push(message);
  }

  leaveAll(): void {
    for (const topic of [...this.#subscriptions.keys()]) this.#unsubscribe(topic);
  }

  #heartbeat(message: Message): void {
    this.#socket.send(encodeReply({ ...message, joinRef: null }, 'ok', {}));
  }

  async #join(message: Message): Promise<void> {
    const { topic, joinRef } = message;
    const channel = this.#host.channels.find((each) => each.matches(topic));
    if (!channel) return this.#socket.send(encodeReply(message, 'error', { reason: 'unmatched topic' }));
    if (this.#subscriptions.has(topic)) this.#closeChannel(topic);
    if (this.#subscriptions.size >= MAX_CHANNELS)
      return this.#socket.send(encodeReply(message, 'error', { reason: 'too many channels joined' }));
    const subscription = new Subscription(this, topic, channel, joinRef);
    this.#subscriptions.set(topic, subscription);
    const current = () => this.#subscriptions.get(topic) === subscription; // It may have been left or rejoined meanwhile.
    const params = v.is(Params, message.payload) ? message.payload : {};
    try {
      const decision = await channel.join({ topic, owner: this.#socket.owner, params });
      if (!current()) return;
      if (!decision.ok) return this.#refuse(message, decision.reason);
      const listen = () => current() && this.#host.topics.add(topic, subscription);
      const response = await this.#host.catchUp(topic, params, listen);
      if (!current()) return;
      this.#socket.send(encodeSharedReply(message, response));
      subscription.release();
    } catch {
      if (current()) this.#refuse(message, 'join crashed');
    }
  }

  #refuse(message: Message, reason: string): void {
    this.#unsubscribe(message.topic);
    this.#socket.send(encodeReply(message, 'error', { reason }));
  }

  #unsubscribe(topic: string): Subscription | undefined {
    const subscription = this.#subscriptions.get(topic);
    this.#subscriptions.delete(topic);
    if (subscription) this.#host.topics.remove(topic, subscription);
    return subscription;
  }

  #closeChannel(topic: string): void {
    const joinRef = this.#unsubscribe(topic)?.joinRef ?? null;
    this.#socket.send(encodeText({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} }));
  }

  #leave(message: Message): void {
    const existing = this.#subscriptions.get(message.topic);
    if (existing && message.joinRef !== null && existing.joinRef !== message.joinRef) return;
    this.#socket.send(encodeReply(message, 'ok', {}));
    if (existing) this.#closeChannel(message.topic);
  }

  async #push(message: Message): Promise<void> {
    const { topic, event, payload } = message;
    const subscription = this.#subscriptions.get(topic);
    if (!subscription) return this.#socket.send(encodeReply(message, 'error', { reason: 'unmatched topic' }));
    if (message.joinRef !== null && message.joinRef !== subscription.joinRef) return; // Meant for a channel that was left.
    try {
      if (!subscription.channel.push) throw new Error('the topic takes no messages');
      const answer = await subscription.channel.push(event, payload, topic);
      if (!answer || message.ref === null) return;
      const { status, response } = answer;
      this.#socket.send(
        Buffer.isBuffer(response)
          ? encodeBinaryReply(message, status, response)
          : encodeReply(message, status, response),
      );
    } catch {
      this.failChannel(topic, subscription);
    }
  }

  /** Makes the client rejoin the topic with its last number. */
  failChannel(topic: string, subscription: Subscription): void {
    if (this.#subscriptions.get(topic) !== subscription) return;
    this.#unsubscribe(topic);
    const { joinRef } = subscription;
    this.#socket.send(encodeText({ joinRef, ref: joinRef, topic, event: 'phx_error', payload: {} }));
  }
}
