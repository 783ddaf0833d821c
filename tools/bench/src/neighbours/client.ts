import { connect } from 'node:net';
import { Connection } from './connection.ts';
import { type Flood, type Means, orderOf } from './orders.ts';

/** Orders to the client process; it repeats the order until it is stopped. */
export type Told =
  | { about: 'flood'; flood: Flood; means: Means; atOnce: number }
  | { about: 'half-open'; port: number }
  | { about: 'stop' };

const HALF_OPEN = 5_000;
const AGAIN_MS = 1_000;
const FLOOD_ADDRESS = '127.0.0.2';
const HALF_OPEN_ADDRESS = '127.0.0.3';
/** Half-open requests: endless headers, an incomplete body, and no data at all. */
const BEGINNINGS = [
  'GET / HTTP/1.1\r\nhost: casino.localhost\r\nx-slow: ',
  'POST /api/users HTTP/1.1\r\nhost: casino.localhost\r\nx-requested-with: XMLHttpRequest\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
  '',
];

/** Number of the current order; 0 means none. Loops of an earlier one stop when they see a new number. */
let turn = 0;
let turns = 0;
let answers: Record<string, number> = {};
let ended = 0;
const stops = new Set<() => void>();
let underWay: Promise<void>[] = [];

async function flood(kind: Flood, means: Means): Promise<void> {
  const connection = new Connection(means.port, FLOOD_ADDRESS);
  const mine = turn;
  while (turn === mine) {
    const status = String(await connection.ask(orderOf(kind, means)));
    if (turn !== mine) break;
    answers[status] = (answers[status] ?? 0) + 1;
    if (status === '0') await new Promise((resolve) => setTimeout(resolve, 100));
  }
  connection.close();
}

function holdOpen(port: number, index: number, mine: number): void {
  if (turn !== mine) return;
  const socket = connect({ port, host: '127.0.0.1', localAddress: HALF_OPEN_ADDRESS });
  socket.on('connect', () => socket.write(BEGINNINGS[index % BEGINNINGS.length]!));
  socket.on('error', () => undefined);
  socket.on('close', () => {
    ended += 1;
    setTimeout(holdOpen, AGAIN_MS, port, index, mine);
  });
  socket.resume();
  stops.add(() => socket.destroy());
}
process.on('message', (told: Told) => {
  if (told.about === 'stop') {
    turn = 0;
    for (const stop of stops) stop();
    stops.clear();
    const stopped = { about: 'stopped', answers: ended > 0 ? { ...answers, ended } : answers };
    // Waits for pending replies: the next measurement starts after them.
    return void Promise.all(underWay).then(() => process.send!(stopped));
  }
  turn = turns += 1;
  answers = {};
  ended = 0;
  if (told.about === 'flood') underWay = Array.from({ length: told.atOnce }, () => flood(told.flood, told.means));
  else for (let index = 0; index < HALF_OPEN; index++) setTimeout(holdOpen, index / 5, told.port, index, turn);
});
