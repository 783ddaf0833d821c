import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Sockets that follow the winners, as every open page does. */
interface Follow {
  about: 'follow';
  port: number;
  count: number;
}

export interface Followed {
  about: 'followed';
  /** Number of sockets that closed or were refused. */
  lost: number;
  /** Number of messages about wins, of all sockets together. */
  wins: number;
}

const TOPIC = 'public:wins';
const HEARTBEAT_MS = 30_000;
const AT_ONCE = 50;
/** Number of source addresses: sockets of one address are limited. */
const ADDRESSES = 100;

let lost = 0;
let wins = 0;

async function follow(port: number, index: number): Promise<void> {
  const site = `casino.localhost:${port}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/sock/websocket?vsn=2.0.0`, {
    headers: { host: site, origin: `http://${site}` },
    localAddress: `127.0.1.${1 + (index % ADDRESSES)}`,
    perMessageDeflate: false,
  });
  let gone = false;
  const lose = () => {
    if (!gone) lost += 1;
    gone = true;
  };
  socket.on('error', lose).on('close', lose);
  socket.on('message', (data: Buffer) => {
    if (data.includes('"win"')) wins += 1;
  });
  await once(socket, 'open');
  socket.send(JSON.stringify(['1', '1', TOPIC, 'phx_join', {}]));
  await once(socket, 'message');
  setInterval(() => socket.send(JSON.stringify([null, '2', 'phoenix', 'heartbeat', {}])), HEARTBEAT_MS);
}

async function followAll({ port, count }: Follow): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => follow(port, from + index)));
  process.send!({ about: 'following' });
}

process.on('message', (message: Follow | { about: 'report' }) => {
  if (message.about === 'follow') void followAll(message);
  else process.send!({ about: 'followed', lost, wins } satisfies Followed);
});
