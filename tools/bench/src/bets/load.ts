import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/**
 * Run of players with one keep-alive connection each, who bet again as soon as the reply arrives. HTTP/1.1 is written
 * by hand: a client library would cost more than the measured server.
 */
interface Run {
  about: 'run';
  port: number;
  bearers: string[];
  seconds: number;
}

let accepted = 0;
let refused = 0;
let stopped = false;
let underWay = 0;

const NEWLINE = '\r\n';
const LENGTH = /content-length: (\d+)/i;

class Player {
  readonly #socket: Socket;
  readonly #head: string;
  #seen = '';
  #sent = 0;
  static latencies: number[] = [];

  constructor(port: number, bearer: string) {
    const head = [
      'POST /rgs/play HTTP/1.1',
      `host: games.casino.localhost:${port}`,
      `authorization: Bearer ${bearer}`,
      'content-type: application/json',
    ];
    this.#head = head.join(NEWLINE);
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.setNoDelay(true);
    this.#socket.setEncoding('latin1');
    this.#socket.on('data', (text: string) => this.#receive(text));
    this.#socket.on('error', () => (refused += 1));
    this.#socket.on('connect', () => this.#bet());
  }

  #bet(): void {
    const body = `{"round_id":"${randomUUID()}","stake_cents":10,"params":{"target":5000,"side":"under"}}`;
    underWay += 1;
    this.#sent = performance.now();
    this.#socket.write(`${this.#head}${NEWLINE}content-length: ${body.length}${NEWLINE}${NEWLINE}${body}`);
  }

  #receive(text: string): void {
    this.#seen += text;
    const end = this.#seen.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(LENGTH.exec(this.#seen)?.[1]);
    if (this.#seen.length < end + 4 + length) return;
    if (this.#seen.startsWith('HTTP/1.1 200')) accepted += 1;
    else if (refused++ === 0) console.error(this.#seen);
    Player.latencies.push(performance.now() - this.#sent);
    this.#seen = '';
    underWay -= 1;
    if (stopped) this.#socket.end();
    else this.#bet();
  }
}

process.on('message', ({ port, bearers, seconds }: Run) => {
  accepted = 0;
  refused = 0;
  stopped = false;
  Player.latencies = [];
  const started = performance.now();
  for (const bearer of bearers) new Player(port, bearer);
  setTimeout(() => {
    const elapsed = (performance.now() - started) / 1000;
    const counted = accepted;
    stopped = true;
    // Waits for pending replies: all of their bets must be stored.
    const left = setInterval(() => {
      if (underWay > 0) return;
      clearInterval(left);
      const sorted = Player.latencies.sort((a, b) => a - b);
      process.send!({
        about: 'ran',
        perSecond: counted / elapsed,
        accepted,
        refused,
        p50: sorted[sorted.length >> 1],
        p99: sorted[Math.floor(sorted.length * 0.99)],
      });
    }, 50);
  }, seconds * 1000);
});
