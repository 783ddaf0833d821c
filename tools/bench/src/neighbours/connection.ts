import { connect, type Socket } from 'node:net';
import type { Endpoint } from '@croupier/contracts';

const LENGTH = /\r\ncontent-length: (\d+)/i;
const PATIENCE_MS = 30_000;

/** Request written by hand: a client library would cost more than the measured server. */
export interface Ask {
  readonly method: Endpoint['method'];
  readonly host: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

function textOf({ method, host, path, headers = {}, body = '' }: Ask): string {
  const sent = { host, ...headers, ...(body !== '' && { 'content-type': 'application/json' }) };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Keep-alive connection of a client at a separate address; sends one request at a time. */
export class Connection {
  readonly #port: number;
  readonly #address: string;
  #socket: Socket | undefined;

  constructor(port: number, address: string) {
    this.#port = port;
    this.#address = address;
  }

  /** Returns the status, or 0 without a reply. */
  ask(order: Ask): Promise<number> {
    const socket = this.#open();
    return new Promise((resolve) => {
      let seen = '';
      const finish = (status: number) => {
        socket.removeAllListeners('data');
        socket.removeAllListeners('close');
        clearTimeout(patience);
        if (status === 0) socket.destroy();
        resolve(status);
      };
      const patience = setTimeout(() => finish(0), PATIENCE_MS);
      socket.on('close', () => finish(0));
      socket.on('data', (text: string) => {
        seen += text;
        const end = seen.indexOf('\r\n\r\n');
        if (end < 0 || seen.length < end + 4 + Number(LENGTH.exec(seen)?.[1] ?? 0)) return;
        finish(Number(seen.slice(9, 12)));
      });
      socket.write(textOf(order), 'latin1');
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    if (this.#socket && !this.#socket.destroyed && this.#socket.writable && this.#socket.readable) return this.#socket;
    const socket = connect({ port: this.#port, host: '127.0.0.1', localAddress: this.#address });
    socket
      .setNoDelay(true)
      .setEncoding('latin1')
      .on('error', () => undefined);
    return (this.#socket = socket);
  }
}
