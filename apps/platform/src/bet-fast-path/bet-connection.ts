import type { Socket } from 'node:net';
import type { BetRequest } from './read-bet.ts';

export interface BetConnectionOptions {
  read: (chunk: Buffer) => BetRequest | null;
  /** Returns the whole response as text; never rejects. */
  answer: (bet: BetRequest, socket: Socket) => Promise<string>;
  /** Hands the connection over to another owner; data already read has been put back. */
  handOver: (socket: Socket) => void;
  ended: () => void;
  isDraining: () => boolean;
  idleMs: number;
}

/** Connection that carries only bets, one at a time; anything else is handed over. */
export class BetConnection {
  readonly #socket: Socket;
  readonly #options: BetConnectionOptions;
  #busy = false;
  /** Data received while a bet was in progress. */
  #early: Buffer | null = null;
  /** True once the peer has ended its side. */
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

  /** Handles the peer's end: a bet in progress is still answered, then the connection closes. */
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
