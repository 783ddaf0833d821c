import {
  Agent,
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'httpxy';

export interface Targets {
  platform: string;
  web: string;
  sandbox: string;
}

const PLATFORM_PATH = /^\/(api|json-api|log|performance|network-performance|sock|callbacks|healthz)(\/|\?|$)/;
const GAMES_PATH = /^\/rgs(\/|\?|$)/;

/** Which piece a request belongs to, by its host and path. */
export function targetOf(host: string, url: string, targets: Targets): string {
  const name = host.split(':')[0]!.toLowerCase();
  if (name === 'sandbox.localhost' || name.endsWith('.sandbox.localhost')) return targets.sandbox;
  if (name.startsWith('games.')) return GAMES_PATH.test(url) ? targets.platform : targets.web;
  return PLATFORM_PATH.test(url) ? targets.platform : targets.web;
}

/** Hop headers only a proxy in front may set; from a visitor they are dropped. */
const UNTRUSTED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'x-geo-country'];

function clean(request: IncomingMessage, trustCountry: boolean): void {
  for (const name of UNTRUSTED) {
    if (name === 'x-geo-country' && trustCountry) continue;
    if (name in request.headers) delete request.headers[name];
  }
  if (/^games\./.test(request.headers.host ?? '')) delete request.headers.cookie;
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
  request.headers['x-forwarded-host'] = request.headers.host ?? '';
  request.headers['x-forwarded-proto'] = 'http';
}

export interface GatewayOptions {
  port: number;
  /** Lets tests choose the visitor's country by header. */
  trustCountry?: boolean;
  /** Answers what belongs to the web in this process: a proxy's second hop would cost more than a kept page. May come later. */
  pages?: RequestListener;
}

/** One port in front of all pieces. */
export function createGateway(targets: Targets, options: GatewayOptions): Server {
  const { port, trustCountry = false } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const proxy = createProxyServer({ xfwd: false, changeOrigin: false, agent });
  const triedAgain = new WeakSet<IncomingMessage>();
  // A kept connection may be closed by its piece just as it is used again: what only reads is asked once more.
  proxy.on('error', (_error, request, response, target) => {
    const reads = request?.method === 'GET' || request?.method === 'HEAD';
    if (
      !request ||
      !response ||
      !('writeHead' in response) ||
      response.headersSent ||
      !reads ||
      triedAgain.has(request)
    )
      return away(response);
    triedAgain.add(request);
    proxy.web(request, response, { target: target as string | URL }).catch(() => away(response));
  });
  const away = (response: ServerResponse | Socket | undefined): void => {
    if (!response) return;
    if ('writeHead' in response) {
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' });
      response.end('This part of the site is starting. Please try again in a moment.\n');
    } else response.destroy();
  };

  const server = createServer((request, response) => {
    const host = request.headers.host ?? '';
    if (/^(localhost|127\.0\.0\.1)(:|$)/.test(host)) {
      response.writeHead(302, { location: `http://casino.localhost:${port}${request.url}` }).end();
      return;
    }
    clean(request, trustCountry);
    const target = targetOf(host, request.url ?? '/', targets);
    if (options.pages && target === targets.web) return options.pages(request, response);
    proxy.web(request, response, { target }).catch(() => undefined); // Told by the error event.
  });
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    clean(request, trustCountry);
    proxy
      .ws(request, socket, { target: targetOf(request.headers.host ?? '', request.url ?? '/', targets) }, head)
      .catch(() => away(socket));
  });
  server.keepAliveTimeout = 65_000;
  return server;
}
