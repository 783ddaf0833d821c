import type { Socket } from 'node:net';
import type { BetRequest } from './read-bet.ts';

export interface BetConnectionOptions {
  read: (chunk: Buffer) => BetRequest | null;
  /** The whole response as text; never rejects. */
  answer: (bet: BetRequest, socket: Socket) => Promise<string>;
  /** The connection is somebody else's from now on; what was read is back in it. */
  handOver: (socket: Socket) => void;
  ended: () => void;
  isDraining: () => boolean;
  idleMs: number;
}

/** A connection as long as it says nothing but bets, one at a time. */
export class BetConnection {
  readonly #socket: Socket;
  readonly #options: BetConnectionOptions;
  #busy = false;
  /** What came while a bet was under way. */
  #early: Buffer | null = null;
  /** The other side has said all it had to say. */
  #peerEnded = false;

  constructor(socket: Socket, options: BetConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    socket.on('data', this.#receive);
    socket.on('end', this.#end);
    socket.on('error', this.#destroy);
    socket.on('close', options.ended);
    socket.setTimeout(options.idleMs, this.#destroy);
  }

  endIfIdle(): void {
    if (!this.#busy) this.#socket.end();
  }

  /** Nobody asks any more: what is under way is answered, nothing is kept open for it. */
  readonly #end = (): void => {
    this.#peerEnded = true;
    this.endIfIdle();
  };

  readonly #destroy = (): void => void this.#socket.destroy();

  readonly #receive = (chunk: Buffer): void => {
    if (this.#busy) {
      this.#early = this.#early ? Buffer.concat([this.#early, chunk]) : chunk;
      this.#socket.pause();
      return;
    }
    const bet = this.#options.read(chunk);
    if (!bet) return this.#handOver(chunk);
    this.#busy = true;
    void this.#options.answer(bet, this.#socket).then(this.#reply);
  };

  readonly #reply = (response: string): void => {
    this.#busy = false;
    if (this.#socket.destroyed) return;
    this.#socket.write(response);
    if (this.#options.isDraining()) return void this.#socket.end();
    const early = this.#early;
    if (!early) return void (this.#peerEnded && this.#socket.end());
    this.#early = null;
    this.#socket.resume();
    this.#receive(early);
  };

  #handOver(chunk: Buffer): void {
    const socket = this.#socket;
    socket.pause();
    socket.off('data', this.#receive);
    socket.off('end', this.#end);
    socket.off('error', this.#destroy);
    socket.off('close', this.#options.ended);
    socket.setTimeout(0);
    socket.off('timeout', this.#destroy);
    this.#options.ended();
    this.#options.handOver(socket);
    socket.unshift(chunk);
    socket.resume();
  }
}
