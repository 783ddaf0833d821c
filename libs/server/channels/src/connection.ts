import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { Channel, SocketOwner } from './channel.ts';
import { decodeBinary, decodeText, encodeBinaryReply, encodeReply, encodeText, type Message } from './frame.ts';
import { Rate } from './rate.ts';
import type { CatchUp } from './replay.ts';
import type { Reader, Topics } from './topics.ts';
import { frameOf, rawSocket } from './wire.ts';

const MAX_CHANNELS = 100;
/** A reader that leaves this much unread is dropped, not buffered. */
const MAX_UNREAD_BYTES = 1024 * 1024;
/** 1008: policy violation; the client comes back and starts afresh. */
const POLICY = 1008;

export interface Host {
  topics: Topics;
  channels: readonly Channel[];
  /** What a topic's reader missed, and where the topic stands. */
  catchUp: CatchUp;
  now: () => number;
}

/** One channel of one socket. Until its join is answered, what is sent on the topic waits behind the answer. */
class Seat implements Reader {
  readonly joinRef: string | null;
  readonly channel: Channel;
  readonly #connection: Connection;
  #held: Buffer[] | null = [];

  constructor(connection: Connection, channel: Channel, joinRef: string | null) {
    this.#connection = connection;
    this.channel = channel;
    this.joinRef = joinRef;
  }

  write(frames: Buffer): void {
    if (this.#held) this.#held.push(frames);
    else this.#connection.write(frames);
  }

  release(): void {
    const held = this.#held!;
    this.#held = null;
    if (held.length > 0) this.#connection.write(Buffer.concat(held));
  }
}

/** One client's socket: its channels, its manners, its end. */
export class Connection {
  readonly owner: SocketOwner | null;
  lastHeard: number;
  readonly #ws: WebSocket;
  readonly #raw: Socket;
  readonly #host: Host;
  readonly #seats = new Map<string, Seat>();
  readonly #rate: Rate;

  constructor(ws: WebSocket, owner: SocketOwner | null, host: Host) {
    this.#ws = ws;
    this.#raw = rawSocket(ws);
    this.#host = host;
    this.owner = owner;
    this.lastHeard = host.now();
    this.#rate = new Rate(this.lastHeard);
    ws.on('message', (data: Buffer, isBinary: boolean) => void this.#receive(data, isBinary));
    ws.on('close', () => this.#forget());
    ws.on('error', () => ws.terminate());
  }

  /** Writes finished frames, and nothing behind a closing one. A socket that does not read is dropped. */
  write(frames: Buffer): void {
    if (this.#ws.readyState !== WebSocket.OPEN) return;
    if (this.#raw.writableLength > MAX_UNREAD_BYTES) this.#ws.terminate();
    else this.#raw.write(frames);
  }

  close(code: number): void {
    this.#ws.close(code);
  }

  terminate(): void {
    this.#ws.terminate();
  }

  #say(message: string | Buffer): void {
    this.write(frameOf(message));
  }

  async #receive(data: Buffer, isBinary: boolean): Promise<void> {
    this.lastHeard = this.#host.now();
    const message = isBinary ? decodeBinary(data) : decodeText(data.toString());
    if (!message || !this.#rate.take(this.lastHeard)) return this.close(POLICY);
    if (message.topic === 'phoenix') return this.#beat(message);
    if (message.event === 'phx_join') return this.#join(message);
    if (message.event === 'phx_leave') return this.#leave(message);
    return this.#push(message);
  }

  #beat(message: Message): void {
    this.#say(encodeReply({ ...message, joinRef: null }, 'ok', {}));
  }

  async #join(message: Message): Promise<void> {
    const { topic, joinRef } = message;
    const channel = this.#host.channels.find((each) => each.matches(topic));
    if (!channel) return this.#say(encodeReply(message, 'error', { reason: 'unmatched topic' }));
    if (this.#seats.has(topic)) this.#shut(topic);
    if (this.#seats.size >= MAX_CHANNELS)
      return this.#say(encodeReply(message, 'error', { reason: 'too many channels joined' }));
    const seat = new Seat(this, channel, joinRef);
    this.#seats.set(topic, seat);
    const current = () => this.#seats.get(topic) === seat; // It may be left, or joined once more, meanwhile.
    const params =
      typeof message.payload === 'object' && message.payload !== null
        ? (message.payload as Record<string, unknown>)
        : {};
    try {
      const decision = await channel.join({ topic, owner: this.owner, params });
      if (!current()) return;
      if (!decision.ok) return this.#refuse(message, decision.reason);
      // It listens first and reads what it missed second: nothing is lost or doubled between the two.
      this.#host.topics.add(topic, seat);
      const response = await this.#host.catchUp(topic, params);
      if (!current()) return;
      this.#say(encodeReply(message, 'ok', response));
      seat.release();
    } catch {
      if (current()) this.#refuse(message, 'join crashed');
    }
  }

  #refuse(message: Message, reason: string): void {
    this.#part(message.topic);
    this.#say(encodeReply(message, 'error', { reason }));
  }

  #part(topic: string): Seat | undefined {
    const seat = this.#seats.get(topic);
    this.#seats.delete(topic);
    if (seat) this.#host.topics.remove(topic, seat);
    return seat;
  }

  #shut(topic: string): void {
    const joinRef = this.#part(topic)?.joinRef ?? null;
    this.#say(encodeText({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} }));
  }

  #leave(message: Message): void {
    const known = this.#seats.get(message.topic);
    if (known && message.joinRef !== null && known.joinRef !== message.joinRef) return;
    this.#say(encodeReply(message, 'ok', {}));
    if (known) this.#shut(message.topic);
  }

  async #push(message: Message): Promise<void> {
    const { topic, event, payload } = message;
    const seat = this.#seats.get(topic);
    if (!seat) return this.#say(encodeReply(message, 'error', { reason: 'unmatched topic' }));
    if (message.joinRef !== null && message.joinRef !== seat.joinRef) return; // Meant for a channel that is gone.
    try {
      if (!seat.channel.push) throw new Error('the topic takes no messages');
      const answer = await seat.channel.push(event, payload, topic);
      if (!answer || message.ref === null) return;
      const { status, response } = answer;
      this.#say(
        Buffer.isBuffer(response)
          ? encodeBinaryReply(message, status, response)
          : encodeReply(message, status, response),
      );
    } catch {
      this.#part(topic);
      const { joinRef } = seat;
      this.#say(encodeText({ joinRef, ref: joinRef, topic, event: 'phx_error', payload: {} }));
    }
  }

  #forget(): void {
    for (const topic of [...this.#seats.keys()]) this.#part(topic);
  }
}
