import type { Socket } from 'node:net';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { Channel, SocketOwner } from './channel.ts';
import {
  decodeBinary,
  decodeText,
  encodeBinaryReply,
  encodeReply,
  encodeSharedReply,
  encodeText,
  type Message,
} from './frame.ts';
import { Rate } from './rate.ts';
import type { CatchUp } from './replay.ts';
import type { Slices } from './slices.ts';
import type { Reader, Topics } from './topics.ts';
import { frameOf, rawSocket, takeOver } from './wire.ts';

const MAX_CHANNELS = 100;
/** A reader that leaves this much unread is dropped, not buffered. */
const MAX_UNREAD_BYTES = 1024 * 1024;
/** 1008: policy violation; the client comes back and starts over. */
const POLICY = 1008;
/** Messages a second one socket may send, with a burst for the joins of a page. */
const MESSAGES = { perSecond: 50, burst: 200 };
const BYTES = { perSecond: 64 * 1024, burst: 256 * 1024 };
/** A client that does not answer the closing frame within it is cut off. */
const CLOSING_MS = 500;

const Params = v.record(v.string(), v.unknown());

export interface Host {
  topics: Topics;
  channels: readonly Channel[];
  catchUp: CatchUp;
  now: () => number;
  slices: Slices;
}

/** One channel of one socket. Until its join is answered, what is sent on the topic waits behind the answer. */
class Subscription implements Reader {
  readonly joinRef: string | null;
  readonly channel: Channel;
  readonly #connection: Connection;
  #pending: Buffer[] | null = [];

  readonly #topic: string;

  constructor(connection: Connection, topic: string, channel: Channel, joinRef: string | null) {
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

/** One client's socket: its subscriptions, its rate limit, its end. */
export class Connection {
  readonly owner: SocketOwner | null;
  lastReceivedAt: number;
  readonly #ws: WebSocket;
  readonly #raw: Socket;
  readonly #host: Host;
  readonly #subscriptions = new Map<string, Subscription>();
  readonly #messages: Rate;
  readonly #bytes: Rate;
  #closing: ReturnType<typeof setTimeout> | null = null;
  #answers: Buffer[] | null = null;
  /** It sends more than it may: nothing of it is read any more. */
  #flooding = false;

  constructor(ws: WebSocket, owner: SocketOwner | null, host: Host) {
    this.#ws = ws;
    this.#raw = rawSocket(ws);
    this.#host = host;
    this.owner = owner;
    this.lastReceivedAt = host.now();
    this.#messages = new Rate(MESSAGES, this.lastReceivedAt);
    this.#bytes = new Rate(BYTES, this.lastReceivedAt);
    const parse = takeOver(ws, (chunk) => this.#take(chunk, parse));
    ws.on('message', (data: Buffer, isBinary: boolean) => void this.#receive(data, isBinary));
    ws.on('ping', () => void this.#counted());
    ws.on('close', () => this.#ended());
    ws.on('error', () => ws.terminate());
  }

  /** Writes finished frames, and nothing behind a closing one. A socket that does not read is dropped. */
  write(frames: Buffer): void {
    if (this.#answers) this.#answers.push(frames);
    else if (this.#ws.readyState !== WebSocket.OPEN) return;
    else if (this.#raw.writableLength > MAX_UNREAD_BYTES) this.#ws.terminate();
    else this.#raw.write(frames);
  }

  /** From here on nothing the client sends is heard, and it is gone within a second whatever it does. */
  close(code: number): void {
    if (this.#closing || this.#ws.readyState === WebSocket.CLOSED) return;
    this.#closing = setTimeout(() => this.#ws.terminate(), CLOSING_MS);
    this.#unsubscribeAll();
    this.#flush();
    this.#ws.close(code);
  }

  terminate(): void {
    this.#ws.terminate();
  }

  /** Answers of one moment leave together, and what follows them behind them. */
  #send(message: string | Buffer): void {
    const frame = frameOf(message);
    if (this.#answers) return void this.#answers.push(frame);
    this.#answers = [frame];
    process.nextTick(() => this.#flush());
  }

  #flush(): void {
    const answers = this.#answers;
    this.#answers = null;
    if (answers) this.write(answers.length === 1 ? answers[0]! : Buffer.concat(answers));
  }

  /** Bytes are counted before they are parsed; of a flood nothing more is even read. */
  #take(chunk: Buffer, parse: (chunk: Buffer) => void): void {
    if (!this.#bytes.take(this.#host.now(), chunk.length)) return this.#flood();
    const parsed = this.#host.slices.run(() => {
      if (this.#flooding) return;
      parse(chunk);
      if (!this.#flooding && this.#raw.isPaused()) this.#raw.resume();
    });
    if (!parsed) this.#raw.pause();
  }

  #flood(): void {
    this.#flooding = true;
    this.#raw.pause();
    this.close(POLICY);
  }

  /** Counts a message; the first too many ends the socket. */
  #counted(): boolean {
    if (this.#closing) return false;
    if (this.#messages.take(this.#host.now())) return true;
    this.#flood();
    return false;
  }

  async #receive(data: Buffer, isBinary: boolean): Promise<void> {
    if (!this.#counted()) return;
    this.lastReceivedAt = this.#host.now();
    const message = isBinary ? decodeBinary(data) : decodeText(data.toString());
    if (!message) return this.close(POLICY);
    if (message.topic === 'phoenix') return this.#heartbeat(message);
    if (message.event === 'phx_join') return this.#join(message);
    if (message.event === 'phx_leave') return this.#leave(message);
    return this.#push(message);
  }

  #heartbeat(message: Message): void {
    this.#send(encodeReply({ ...message, joinRef: null }, 'ok', {}));
  }

  async #join(message: Message): Promise<void> {
    const { topic, joinRef } = message;
    const channel = this.#host.channels.find((each) => each.matches(topic));
    if (!channel) return this.#send(encodeReply(message, 'error', { reason: 'unmatched topic' }));
    if (this.#subscriptions.has(topic)) this.#closeChannel(topic);
    if (this.#subscriptions.size >= MAX_CHANNELS)
      return this.#send(encodeReply(message, 'error', { reason: 'too many channels joined' }));
    const subscription = new Subscription(this, topic, channel, joinRef);
    this.#subscriptions.set(topic, subscription);
    const current = () => this.#subscriptions.get(topic) === subscription; // It may be left, or joined once more, meanwhile.
    const params = v.is(Params, message.payload) ? message.payload : {};
    try {
      const decision = await channel.join({ topic, owner: this.owner, params });
      if (!current()) return;
      if (!decision.ok) return this.#refuse(message, decision.reason);
      const listen = () => current() && this.#host.topics.add(topic, subscription);
      const response = await this.#host.catchUp(topic, params, listen);
      if (!current()) return;
      this.#send(encodeSharedReply(message, response));
      subscription.release();
    } catch {
      if (current()) this.#refuse(message, 'join crashed');
    }
  }

  #refuse(message: Message, reason: string): void {
    this.#unsubscribe(message.topic);
    this.#send(encodeReply(message, 'error', { reason }));
  }

  #unsubscribe(topic: string): Subscription | undefined {
    const subscription = this.#subscriptions.get(topic);
    this.#subscriptions.delete(topic);
    if (subscription) this.#host.topics.remove(topic, subscription);
    return subscription;
  }

  #closeChannel(topic: string): void {
    const joinRef = this.#unsubscribe(topic)?.joinRef ?? null;
    this.#send(encodeText({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} }));
  }

  #leave(message: Message): void {
    const existing = this.#subscriptions.get(message.topic);
    if (existing && message.joinRef !== null && existing.joinRef !== message.joinRef) return;
    this.#send(encodeReply(message, 'ok', {}));
    if (existing) this.#closeChannel(message.topic);
  }

  async #push(message: Message): Promise<void> {
    const { topic, event, payload } = message;
    const subscription = this.#subscriptions.get(topic);
    if (!subscription) return this.#send(encodeReply(message, 'error', { reason: 'unmatched topic' }));
    if (message.joinRef !== null && message.joinRef !== subscription.joinRef) return; // Meant for a channel that is gone.
    try {
      if (!subscription.channel.push) throw new Error('the topic takes no messages');
      const answer = await subscription.channel.push(event, payload, topic);
      if (!answer || message.ref === null) return;
      const { status, response } = answer;
      this.#send(
        Buffer.isBuffer(response)
          ? encodeBinaryReply(message, status, response)
          : encodeReply(message, status, response),
      );
    } catch {
      this.failChannel(topic, subscription);
    }
  }

  /** The client joins it again, with the number it has. */
  failChannel(topic: string, subscription: Subscription): void {
    if (this.#subscriptions.get(topic) !== subscription) return;
    this.#unsubscribe(topic);
    const { joinRef } = subscription;
    this.#send(encodeText({ joinRef, ref: joinRef, topic, event: 'phx_error', payload: {} }));
  }

  #ended(): void {
    if (this.#closing) clearTimeout(this.#closing);
    this.#unsubscribeAll();
  }

  #unsubscribeAll(): void {
    for (const topic of [...this.#subscriptions.keys()]) this.#unsubscribe(topic);
  }
}
