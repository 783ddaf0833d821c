import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { SOCKET_CAPS, type SocketCaps, SocketCount } from './caps.ts';
import type { Channel, SocketOwner } from './channel.ts';
import { Connection } from './connection.ts';
import type { CatchUp } from './replay.ts';
import type { Host } from './subscriptions.ts';
import { Topics } from './topics.ts';
import { YieldingQueue } from './yielding-queue.ts';

const MAX_FRAME_BYTES = 64 * 1024;
const IDLE_MS = 60_000;
const SWEEP_MS = 10_000;
const FORCED = 1001;
const DRAIN = 1012;
/** Close code for a closed site: the client then reads the expected reopening time. */
const SHUT = 1013;
/** Time over which sockets are sent to another instance, so that they do not arrive all at once. */
const DRAIN_MS = 1500;
const DRAIN_STEP_MS = 50;
/** Smallest number of sockets closed together. */
const DRAIN_LEAST = 20;
const BEARER = 'base64url.bearer.phx.';

export interface SocketServerOptions {
  /** Exact origins that may connect; a missing Origin is refused. */
  origins: ReadonlySet<string>;
  channels: readonly Channel[];
  catchUp: CatchUp;
  topics?: Topics;
  /** Reads a credential; null refuses the connection. */
  owner?: (credential: string) => SocketOwner | null;
  /** Returns whether the owner's session still allows a socket. */
  admit?: (owner: SocketOwner) => Promise<boolean>;
  /** Milliseconds. */
  now: () => number;
  caps?: SocketCaps;
  /** Returns the client address seen through trusted proxies; by default the address of the connection. */
  addressOf?: (request: IncomingMessage) => string;
}

export interface SocketServer {
  topics: Topics;
  /** Handler of the HTTP server's `upgrade` event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Closes the sockets whose owner passes the test. */
  closeWhere(test: (owner: SocketOwner) => boolean): void;
  /** Closes every socket and accepts none, or accepts them again. */
  shut(isShut: boolean): void;
  /** Returns the owners of open sockets, by session. */
  owners(): SocketOwner[];
  connections(): number;
  /** Closes sockets that were silent for a minute. */
  sweep(): void;
  /**
   * Accepts no more sockets and asks every client to reconnect to another instance; resolves when all have been asked.
   */
  drain(): Promise<void>;
}

const REFUSED = '403 Forbidden';
const UNAVAILABLE = '503 Service Unavailable\r\nRetry-After: 1';
const TOO_MANY = '429 Too Many Requests\r\nRetry-After: 20';

const refuse = (socket: Duplex, status: string) =>
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);

const remoteAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

function credentialOf(request: IncomingMessage): string | null {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  const bearer = offered.find((each) => each.startsWith(BEARER));
  return bearer ? Buffer.from(bearer.slice(BEARER.length), 'base64url').toString() : null;
}

/** Destroys a socket. Not a closure, which would keep the request in memory for as long as the socket lives. */
function destroy(this: Duplex): void {
  this.destroy();
}

function safely<Result>(read: () => Result | null): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Creates the server side of the Phoenix protocol at `/sock/websocket?vsn=2.0.0`. */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { origins, channels, catchUp, now, addressOf = remoteAddress } = options;
  const topics = options.topics ?? new Topics();
  const workQueue = new YieldingQueue();
  const host: Host = { topics, channels, catchUp, now, workQueue };
  const count = new SocketCount(options.caps ?? SOCKET_CAPS);
  const connections = new Set<Connection>();
  /** Owners by session. */
  const owners = new Map<string, { owner: SocketOwner; sockets: number }>();
  const wss = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_FRAME_BYTES,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has('phoenix') ? 'phoenix' : false),
  });

  function sweep(): void {
    for (const connection of connections) if (now() - connection.lastReceivedAt > IDLE_MS) connection.terminate();
  }
  function accept(request: IncomingMessage, socket: Duplex, head: Buffer, owner: SocketOwner | null): void {
    if (draining || isShut) return void refuse(socket, UNAVAILABLE);
    wss.handleUpgrade(request, socket, head, (ws: WebSocket) => {
      const connection = new Connection(ws, owner, host);
      connections.add(connection);
      if (owner) enter(owner);
      ws.on('close', () => {
        connections.delete(connection);
        if (owner) leave(owner);
      });
    });
  }

  function enter(owner: SocketOwner): void {
    const entered = owners.get(owner.sessionId);
    if (entered) entered.sockets++;
    else owners.set(owner.sessionId, { owner, sockets: 1 });
  }
  function leave({ sessionId }: SocketOwner): void {
    const entered = owners.get(sessionId);
    if (entered && --entered.sockets === 0) owners.delete(sessionId);
  }

  async function drain(): Promise<void> {
    clearInterval(sweeping);
    const open = [...connections];
    const together = Math.max(DRAIN_LEAST, Math.ceil((open.length * DRAIN_STEP_MS) / DRAIN_MS));
    for (let at = 0; at < open.length; at += together) {
      if (at > 0) await setTimeout(DRAIN_STEP_MS);
      for (const connection of open.slice(at, at + together)) connection.close(DRAIN);
    }
  }
  let draining: Promise<void> | null = null;
  let isShut = false;

  const sweeping = setInterval(sweep, SWEEP_MS);
  sweeping.unref();

  return {
    topics,
    upgrade(request, socket, head) {
      socket.on('error', destroy); // Node removed its own listener: without one, a client that disconnects now would end the process.
      const url = URL.parse(request.url ?? '/', 'http://socket');
      const credential = credentialOf(request);
      const owner = credential === null ? null : safely(() => options.owner?.(credential) ?? null);
      const welcome =
        url?.pathname === '/sock/websocket' &&
        url.searchParams.get('vsn') === '2.0.0' &&
        origins.has(request.headers.origin ?? '') &&
        (credential === null || owner !== null);
      if (!welcome) return void refuse(socket, REFUSED);
      if (draining || isShut) return void refuse(socket, UNAVAILABLE);
      const leave = count.enter(addressOf(request), owner?.playerId ?? null);
      if (!leave) return void refuse(socket, TOO_MANY);
      socket.on('close', leave);
      const open = () => void workQueue.run(() => accept(request, socket, head, owner));
      if (!owner || !options.admit) return open();
      options.admit(owner).then(
        (admitted) => (admitted ? open() : void refuse(socket, REFUSED)),
        () => void refuse(socket, UNAVAILABLE),
      );
    },
    closeWhere(test) {
      for (const connection of connections) if (connection.owner && test(connection.owner)) connection.close(FORCED);
    },
    shut(next) {
      if (next && !isShut) for (const connection of connections) connection.close(SHUT);
      isShut = next;
    },
    owners: () => [...owners.values()].map(({ owner }) => owner),
    connections: () => connections.size,
    sweep,
    drain: () => (draining ??= drain()),
  };
}
