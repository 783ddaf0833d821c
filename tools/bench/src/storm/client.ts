import { connect, type Socket } from 'node:net';
import type { Member } from './members.ts';
import type { Joined, Order } from './protocol.ts';

const PARALLEL = 200;
const GIVEN_UP_MS = 30_000;
/** Backoff of the client's first retry: a second, plus up to another at random. */
const BACK_AFTER_MS = 1000;

/** Builds a frame: always masked; a mask of zeros leaves the text unchanged. */
function clientFrame(text: string): Buffer {
  const body = Buffer.from(text);
  const header =
    body.length < 126
      ? [0x81, 0x80 | body.length, 0, 0, 0, 0]
      : [0x81, 0x80 | 126, body.length >> 8, body.length & 0xff, 0, 0, 0, 0];
  return Buffer.concat([Buffer.from(header), body]);
}

/** Reads the texts of whole frames; those of a join's reply are shorter than 64 KiB. */
function reader(onText: (text: string) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    let at = 0;
    while (at + 4 <= bytes.length) {
      const short = bytes[at + 1]! & 0x7f;
      const header = short < 126 ? 2 : 4;
      const size = short < 126 ? short : bytes.readUInt16BE(at + 2);
      if (at + header + size > bytes.length) break;
      onText(bytes.toString('latin1', at + header, at + header + size));
      at += header + size;
    }
    rest = bytes.subarray(at);
  };
}

let port = 0;
let members: Member[] = [];
let sockets: Socket[] = [];
let report: Joined = { about: 'joined', latencies: [], errors: 0, took: 0 };
let expected = 0;
let firstAt = 0;
let finish = () => undefined as void;
const joinedAt = new WeakMap<Socket, number>();

function answered(socket: Socket, text: string): void {
  if (!text.includes('phx_reply')) return;
  const now = performance.now();
  if (text.includes('"status":"ok"')) report.latencies.push(now - joinedAt.get(socket)!);
  else if (report.errors++ === 0) console.error(text);
  report.took = now - firstAt;
  if (--expected === 0) finish();
}

function open({ credential }: Member): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
    const take = reader((text) => answered(socket, text));
    let head = '';
    socket.setNoDelay(true);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(head.split('\r\n')[0])));
    socket.on('connect', () => {
      const bearer = Buffer.from(credential).toString('base64url');
      socket.write(
        `GET /sock/websocket?vsn=2.0.0 HTTP/1.1\r\nHost: bench\r\nOrigin: http://casino.localhost:4200\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: phoenix, base64url.bearer.phx.${bearer}\r\n\r\n`,
      );
    });
    socket.on('data', (chunk: Buffer) => {
      if (head.endsWith('\r\n\r\n')) return take(chunk);
      const end = chunk.indexOf('\r\n\r\n');
      head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end + 4);
      if (end < 0) return;
      if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(head.split('\r\n')[0]));
      resolve(socket);
      if (chunk.length > end + 4) take(chunk.subarray(end + 4));
    });
  });
}

function join(socket: Socket, frames: Buffer): void {
  joinedAt.set(socket, performance.now());
  socket.write(frames);
}

const framesOf = ({ joins }: Member) => Buffer.concat(joins.map(clientFrame));

function begin(): Promise<void> {
  report = { about: 'joined', latencies: [], errors: 0, took: 0 };
  expected = members.reduce((sum, { joins }) => sum + joins.length, 0);
  firstAt = performance.now();
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      report.errors += expected;
      resolve();
    }, GIVEN_UP_MS);
    finish = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/**
 * Number of the local address. Ports of closed sockets are blocked for a minute, so each turn uses another address of
 * this machine, if it has several.
 */
let turns = 1;
let localAddress: string | undefined;

function closeAll(): void {
  if (process.platform === 'linux') localAddress = `127.0.0.${++turns}`;
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  sockets = [];
}

async function openAll(): Promise<void> {
  closeAll();
  for (let from = 0; from < members.length; from += PARALLEL)
    sockets.push(...(await Promise.all(members.slice(from, from + PARALLEL).map(open))));
}

async function joinAll(): Promise<void> {
  const frames = members.map(framesOf);
  const done = begin();
  sockets.forEach((socket, at) => join(socket, frames[at]!));
  await done;
}

/** Opens all sockets at random times within a second and joins as soon as each is open; measured from the opening. */
async function comeBack(): Promise<void> {
  closeAll();
  const frames = members.map(framesOf);
  const done = begin();
  members.forEach((member, at) => {
    const share = crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
    setTimeout(
      () => {
        const openedAt = performance.now();
        open(member).then(
          (socket) => {
            sockets.push(socket);
            join(socket, frames[at]!);
            joinedAt.set(socket, openedAt);
          },
          (error: Error) => {
            if (report.errors === 0) console.error(error.message);
            report.errors += member.joins.length;
            expected -= member.joins.length;
            if (expected === 0) finish();
          },
        );
      },
      BACK_AFTER_MS * (1 + share),
    );
  });
  await done;
}

process.on('message', (order: Order) => {
  if (order.about === 'open') ({ port, members } = order);
  const work = { open: openAll, join: joinAll, 'come-back': comeBack }[order.about];
  void work().then(() => process.send?.(order.about === 'open' ? { about: 'opened' } : report));
});
