import { connect, type Socket } from 'node:net';
import { BURST, SINGLES, TOPIC } from './protocol.ts';

const [subject, port, clients] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])];
const PATHS: Record<string, string> = {
  croupier: '/sock/websocket?vsn=2.0.0',
  ws: '/',
  'socket.io': '/socket.io/?EIO=4&transport=websocket',
};
const PARALLEL = 200;

let counting = false;
let frames = 0;
const arrivedAt: number[] = [];

/** Builds a client's frame: always masked; a mask of zeros leaves the text unchanged. */
function clientFrame(message: string): Buffer {
  const body = Buffer.from(message);
  return Buffer.concat([Buffer.from([0x81, 0x80 | body.length, 0, 0, 0, 0]), body]);
}

/** Counts the frames of one connection without decoding them, so that the client isn't measured. */
function counter(onFrame: () => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    while (at + 2 <= bytes.length) {
      const short = bytes[at + 1]!;
      const header = short < 126 ? 2 : 4;
      if (at + header > bytes.length) break;
      const size = short < 126 ? short : bytes.readUInt16BE(at + 2);
      if (at + header + size > bytes.length) break;
      at += header + size;
      onFrame();
    }
    rest = bytes.subarray(at);
  };
}

function arrived(): void {
  if (!counting) return;
  frames++;
  if (frames % clients !== 0) return;
  arrivedAt.push(Number(process.hrtime.bigint()) / 1e6);
  if (arrivedAt.length > SINGLES && (arrivedAt.length - SINGLES) % BURST === 0) process.send!({ about: 'arrived' });
}

/** Handshake frames after the upgrade, by subject: the sent ones, and the number of replies. */
const HELLO: Record<string, { send: string[]; answers: number }> = {
  croupier: { send: [JSON.stringify(['1', '1', TOPIC, 'phx_join', {}])], answers: 1 },
  ws: { send: [], answers: 0 },
  'socket.io': { send: ['40'], answers: 2 },
};

function open(): Promise<Socket> {
  const { send, answers } = HELLO[subject]!;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let upgraded = false;
    let pending = answers;
    const count = counter(() => {
      if (pending > 0 && --pending === 0) resolve(socket);
      else if (pending === 0) arrived();
    });
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('connect', () => {
      const key = 'dGhlIHNhbXBsZSBub25jZQ==';
      socket.write(
        `GET ${PATHS[subject]} HTTP/1.1\r\nHost: bench\r\nOrigin: http://bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
      );
    });
    socket.on('data', (chunk: Buffer) => {
      if (upgraded) return count(chunk);
      const end = chunk.indexOf('\r\n\r\n');
      if (end < 0) return;
      upgraded = true;
      for (const message of send) socket.write(clientFrame(message));
      if (chunk.length > end + 4) count(chunk.subarray(end + 4));
      if (pending === 0) resolve(socket);
    });
  });
}

const sockets: Socket[] = [];
while (sockets.length < clients) {
  const wave = Math.min(PARALLEL, clients - sockets.length);
  sockets.push(...(await Promise.all(Array.from({ length: wave }, open))));
}
counting = true;
process.send!({ about: 'connected' });
process.on('message', () => process.send!({ about: 'arrivals', arrivedAt }));
