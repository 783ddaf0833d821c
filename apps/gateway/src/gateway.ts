import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';
import { headerList, hostName, redirect, securityHeaders } from '@croupier/server-http';
import type { GatewayConfig } from './config.ts';
import { targetOf } from './target-of.ts';

/** Headers that only a proxy in front may set; from a visitor they are dropped. */
const UNTRUSTED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'x-geo-country'];

function strip(request: IncomingMessage, { trustCountry, gamesHost }: GatewayConfig): void {
  const { headers } = request;
  for (const name of UNTRUSTED)
    if (name in headers && !(trustCountry && name === 'x-geo-country')) delete headers[name];
  const host = headers.host ?? '';
  if (hostName(host) === gamesHost) delete headers.cookie;
  headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-proto'] = 'http';
}

function unavailable(response: ServerResponse | Socket | undefined): void {
  if (!(response instanceof ServerResponse) || response.headersSent) return void response?.destroy();
  response.writeHead(502, [
    'content-type',
    'text/plain; charset=utf-8',
    'retry-after',
    '1',
    ...headerList(securityHeaders.text),
  ]);
  response.end('This part of the site is starting. Please try again in a moment.\n');
}

const KEEP_ALIVE_MS = 65_000;
const MAX_SOCKETS = 256;

/**
 * One port in front of all processes. `pages` answers what belongs to the web in this process: a second hop would cost
 * more than a cached page.
 */
export function createGateway(config: GatewayConfig, pages?: RequestListener): Server {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const proxy = createProxyServer({ xfwd: false, changeOrigin: false, agent });
  const retried = new WeakSet<IncomingMessage>();
  // A connection kept alive may be closed by its process just as it is used again: what only reads is sent once more.
  proxy.on('error', (_error, request, response, target) => {
    const retry =
      request !== undefined &&
      response instanceof ServerResponse &&
      !response.headersSent &&
      (request.method === 'GET' || request.method === 'HEAD') &&
      !retried.has(request);
    if (!retry) return unavailable(response);
    retried.add(request);
    proxy.web(request, response, { target: String(target) }).catch(() => unavailable(response));
  });

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const { host = '' } = request.headers;
    const { url = '/' } = request;
    if (/^(localhost|127\.0\.0\.1)(:|$)/.test(host))
      return redirect(response, { to: config.casinoOrigin + url, origins: [config.casinoOrigin] });
    strip(request, config);
    const target = targetOf(host, url, config);
    if (pages && target === config.targets.web) return pages(request, response);
    proxy.web(request, response, { target }).catch(() => undefined); // The error event has answered.
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    strip(request, config);
    const target = targetOf(request.headers.host ?? '', request.url ?? '/', config);
    proxy.ws(request, socket, { target }, head).catch(() => unavailable(socket));
  });
  return server;
}
