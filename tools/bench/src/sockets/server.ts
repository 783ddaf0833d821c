import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Server as IoServer } from 'socket.io';
import { type WebSocket, WebSocketServer } from 'ws';
import { createSocketServer } from '@croupier/server-channels/testing';
import { BURST, BURSTS, SINGLES, text, TOPIC } from './protocol.ts';

const http = createServer();
const gc = (globalThis as unknown as { gc: () => void }).gc;

/** Returns the subject's function for sending one message to everyone. */
function subject(name: string): (message: string) => void {
  if (name === 'croupier') {
    const server = createSocketServer({
      origins: new Set(['http://bench']),
      catchUp: async (_topic, _params, listen) => (listen?.(), { epoch: 'e', seq: 0 }),
      now: Date.now,
      caps: { perPlayer: Infinity, perAddress: Infinity },
      channels: [{ matches: (topic) => topic === TOPIC, join: () => ({ ok: true }) }],
    });
    http.on('upgrade', server.upgrade);
    return (message) => server.topics.send(TOPIC, message);
  }
  if (name === 'ws') {
    const server = new WebSocketServer({ server: http, perMessageDeflate: false });
    const sockets = new Set<WebSocket>();
    server.on('connection', (ws) => void sockets.add(ws));
    return (message) => sockets.forEach((ws) => ws.send(message));
  }
  const io = new IoServer(http, { transports: ['websocket'], perMessageDeflate: false, pingInterval: 120_000 });
  io.on('connection', (socket) => void socket.join(TOPIC));
  return (message) => void io.to(TOPIC).emit('won', message);
}

const send = subject(process.argv[2]!);
http.listen(0, '127.0.0.1', () =>
  process.send!({ about: 'listening', port: (http.address() as { port: number }).port }),
);
gc();
const empty = process.memoryUsage().rss;

const sentAt: number[] = [];
/** Returns the milliseconds of the machine's monotonic clock, which the client reads too. */
function sendTimed(message: string): void {
  sentAt.push(Number(process.hrtime.bigint()) / 1e6);
  send(message);
}

/**
 * Resolves when the client has received a whole burst: only then the next one is sent, so that no burst waits behind
 * another.
 */
let arrived = () => undefined as void;

process.on('message', ({ about, clients }: { about: string; clients: number }) => {
  if (about === 'arrived') arrived();
  else void measure(clients);
});

async function measure(clients: number): Promise<void> {
  gc();
  const bytesPerSocket = (process.memoryUsage().rss - empty) / clients;
  let n = 0;
  const before = process.cpuUsage();
  for (let index = 0; index < SINGLES; index++) {
    sendTimed(text(n++));
    await setTimeout(100);
  }
  const used = process.cpuUsage(before);
  for (let index = 0; index < BURSTS; index++) {
    const all = new Promise<void>((resolve) => (arrived = resolve));
    for (let each = 0; each < BURST; each++) sendTimed(text(n++));
    await all;
  }
  process.send!({ about: 'measured', cpuMicros: (used.user + used.system) / SINGLES, bytesPerSocket, sentAt });
}
