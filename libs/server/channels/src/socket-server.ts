import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { SOCKET_CAPS, type SocketCaps, SocketCount } from './caps.ts';
import type { Channel, SocketOwner } from './channel.ts';
import { Connection, type Host } from './connection.ts';
import type { CatchUp } from './replay.ts';
import { Slices } from './slices.ts';
import { Topics } from './topics.ts';

const MAX_FRAME_BYTES = 64 * 1024;
const IDLE_MS = 60_000;
const SWEEP_MS = 10_000;
const FORCED = 1001;
const DRAIN = 1012;
const BEARER = 'base64url.bearer.phx.';

export interface SocketServerOptions {
  /** Exact origins that may connect; a missing one may not. */
  origins: ReadonlySet<string>;
  channels: readonly Channel[];
  catchUp: CatchUp;
  topics?: Topics;
  /** Reads a credential; null refuses the connection. */
  owner?: (credential: string) => SocketOwner | null;
  /** Milliseconds. */
  now: () => number;
  caps?: SocketCaps;
  /** Where a connection comes from, seen through the proxies in front; without it, from where it arrives. */
  addressOf?: (request: IncomingMessage) => string;
}

export interface SocketServer {
  topics: Topics;
  /** For the HTTP server's `upgrade` event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes the sockets the test says yes to. */
  closeWhere(test: (owner: SocketOwner) => boolean): void;
  connections(): number;
  /** Closes what was silent for a minute. */
  sweep(): void;
  /** Asks every client to come back to another copy. */
  drain(): void;
}

const REFUSED = '403 Forbidden';
const TOO_MANY = '429 Too Many Requests\r\nRetry-After: 20';

const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

const remoteAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

function credentialOf(request: IncomingMessage): string | null {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  const bearer = offered.find((each) => each.startsWith(BEARER));
  return bearer ? Buffer.from(bearer.slice(BEARER.length), 'base64url').toString() : null;
}

function safely<Result>(read: () => Result | null): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The server's side of the Phoenix protocol at `/sock/websocket?vsn=2.0.0`. */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { origins, channels, catchUp, now, addressOf = remoteAddress } = options;
  const topics = options.topics ?? new Topics();
  const slices = new Slices();
  const host: Host = { topics, channels, catchUp, now, slices };
  const count = new SocketCount(options.caps ?? SOCKET_CAPS);
  const connections = new Set<Connection>();
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('phoenix') ? 'phoenix' : false),
  });

  function sweep(): void {
    for (const connection of connections) if (now() - connection.lastReceivedAt > IDLE_MS) connection.terminate();
  }
  const sweeping = setInterval(sweep, SWEEP_MS);
  sweeping.unref();

  return {
    topics,
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy()); // Node took its own listener away: one who hangs up now would end the process.
      const url = URL.parse(request.url ?? '/', 'http://socket');
      const credential = credentialOf(request);
      const owner = credential === null ? null : safely(() => options.owner?.(credential) ?? null);
      const welcome =
        url?.pathname === '/sock/websocket' &&
        url.searchParams.get('vsn') === '2.0.0' &&
        origins.has(request.headers.origin ?? '') &&
        (credential === null || owner !== null);
      if (!welcome) return void refuse(socket, REFUSED);
      const leave = count.enter(addressOf(request), owner?.playerId ?? null);
      if (!leave) return void refuse(socket, TOO_MANY);
      socket.once('close', leave);
      slices.run(() =>
        wss.handleUpgrade(request, socket, head, (ws: WebSocket) => {
          const connection = new Connection(ws, owner, host);
          connections.add(connection);
          ws.on('close', () => connections.delete(connection));
        }),
      );
    },
    closeWhere(test) {
      for (const connection of connections) if (connection.owner && test(connection.owner)) connection.close(FORCED);
    },
    connections: () => connections.size,
    sweep,
    drain() {
      clearInterval(sweeping);
      for (const connection of connections) connection.close(DRAIN);
    },
  };
}
