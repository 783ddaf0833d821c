import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import { clientOf, retryAfter, type SiteWatch, visitorOf } from '@croupier/server-http';
import type { GatewayConfig } from './config.ts';
import { readTarget } from './read-target.ts';
import { targetOf } from './target-of.ts';
import { tellVisitor } from './tell-visitor.ts';
import type { TrafficClass } from './traffic-classes.ts';

/** Forwards WebSockets. A handshake is queued like a call; an open socket counts only as a connection of its client. */
export function forwardSockets(
  server: Server,
  { queue, agent, deadlineMs }: TrafficClass,
  config: GatewayConfig,
  site: SiteWatch,
): void {
  const proxy = createProxyServer({ xfwd: false, changeOrigin: false, agent, upgradeTimeout: deadlineMs });

  const handshake = (request: IncomingMessage, socket: Socket, head: Buffer) =>
    new Promise<void>((resolve) => {
      proxy.once('proxyReqWs', (sent) => {
        sent.once('close', resolve);
        sent.once('upgrade', (_answer, behind: Socket) => {
          resolve();
          // If one side ends, even half, both end.
          for (const [one, other] of [
            [socket, behind],
            [behind, socket],
          ] as const) {
            one.once('end', () => one.destroySoon());
            one.once('close', () => other.destroySoon());
          }
        });
      });
      const target = targetOf(request.headers.host ?? '', request.url!, config);
      proxy.ws(request, socket, { target }, head).catch(() => {
        socket.destroy();
        resolve();
      });
    });

  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const left = new AbortController();
    socket.once('close', () => left.abort());
    socket.on('error', () => socket.destroy());
    if (request.headers.upgrade?.toLowerCase() !== 'websocket' || !readTarget(request)) return void socket.destroy();
    const now = site.now();
    if (now.state === 'closed')
      return void socket.end(
        `HTTP/1.1 503 Service Unavailable\r\nRetry-After: ${retryAfter(now, Date.now())}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
    const visitor = visitorOf(request, config.trustedProxies);
    tellVisitor(request, visitor, config);
    const begin = async () => (socket.destroyed ? undefined : handshake(request, socket, head));
    queue.run(clientOf(visitor.address), begin, left.signal).catch(() => socket.destroy());
  });
}
