import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import type { SocketOwner } from './channel.ts';
import { decodeBinary, decodeText } from './frame.ts';
import { Rate } from './rate.ts';
import { type Host, Subscriptions } from './subscriptions.ts';
import { frameOf, rawSocket, takeOver } from './wire.ts';

/** Unread bytes at which a reader is dropped instead of buffered. */
const MAX_UNREAD_BYTES = 1024 * 1024;
/** 1008: policy violation; the client reconnects and starts over. */
const POLICY = 1008;
/** Messages a socket may send per second, with a burst for the joins of a page. */
const MESSAGES = { perSecond: 50, burst: 200 };
const BYTES = { perSecond: 64 * 1024, burst: 256 * 1024 };
/** Time for a client to answer the closing frame before the connection is terminated. */
const CLOSING_MS = 500;

/** One client's socket: handles its reads, writes, rate limit and end. */
export class Connection {
  readonly owner: SocketOwner | null;
  lastReceivedAt: number;
  readonly #ws: WebSocket;
  readonly #raw: Socket;
  readonly #host: Host;
  readonly #channels: Subscriptions;
  readonly #messages: Rate;
  readonly #bytes: Rate;
  #closing: ReturnType<typeof setTimeout> | null = null;
  #answers: Buffer[] | null = null;
  /** True once it exceeded its rate: no further input is read. */
  #flooding = false;

  constructor(ws: WebSocket, owner: SocketOwner | null, host: Host) {
    this.#ws = ws;
    this.#raw = rawSocket(ws);
    this.#host = host;
    this.owner = owner;
    this.#channels = new Subscriptions(this, host);
    this.lastReceivedAt = host.now();
    this.#messages = new Rate(MESSAGES, this.lastReceivedAt);
    this.#bytes = new Rate(BYTES, this.lastReceivedAt);
    const parse = takeOver(ws, (chunk) => this.#take(chunk, parse));
    ws.on('message', (data: Buffer, isBinary: boolean) => void this.#receive(data, isBinary));
    ws.on('ping', () => void this.#counted());
    ws.on('close', () => this.#ended());
    ws.on('error', () => ws.terminate());
  }

  /** Writes finished frames, but none after a closing one. A socket that does not read is dropped. */
  write(frames: Buffer): void {
    if (this.#answers) this.#answers.push(frames);
    else if (this.#ws.readyState !== WebSocket.OPEN) return;
    else if (this.#raw.writableLength > MAX_UNREAD_BYTES) this.#ws.terminate();
    else this.#raw.write(frames);
  }

  /** Closes the connection: ignores further input and terminates within a second, whatever the client does. */
  close(code: number): void {
    if (this.#closing || this.#ws.readyState === WebSocket.CLOSED) return;
    this.#closing = setTimeout(() => this.#ws.terminate(), CLOSING_MS);
    this.#channels.leaveAll();
    this.#flush();
    this.#ws.close(code);
  }

  terminate(): void {
    this.#ws.terminate();
  }

  /** Sends a message; those of one event loop turn are written together, and later frames after them. */
  send(message: string | Buffer): void {
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

  /** Counts bytes before parsing them; a flooding socket is not read any more. */
  #take(chunk: Buffer, parse: (chunk: Buffer) => void): void {
    if (!this.#bytes.take(this.#host.now(), chunk.length)) return this.#flood();
    const parsed = this.#host.workQueue.run(() => {
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

  /** Counts a message; the first one above the rate ends the socket. */
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
    return this.#channels.receive(message);
  }

  #ended(): void {
    if (this.#closing) clearTimeout(this.#closing);
    this.#channels.leaveAll();
  }
}
