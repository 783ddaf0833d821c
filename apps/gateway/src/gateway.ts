import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import {
  clientOf,
  hostName,
  openSite,
  QueueRejection,
  redirect,
  retryAfter,
  type SiteWatch,
  visitorOf,
} from '@croupier/server-http';
import { capConnections } from './cap-connections.ts';
import type { GatewayConfig } from './config.ts';
import { endLate } from './end-late.ts';
import { endUnread } from './end-unread.ts';
import { forwardSockets } from './forward-sockets.ts';
import { forwardUpload, isUpload, UPLOAD_MS, UploadRefused } from './forward-upload.ts';
import { forward, NoAnswer } from './forward.ts';
import { announcesTooMuch, readBody } from './read-body.ts';
import { readTarget } from './read-target.ts';
import { refuse } from './refuse.ts';
import { troubleReporter } from './report-trouble.ts';
import { targetOf } from './target-of.ts';
import { tellVisitor } from './tell-visitor.ts';
import { makeTrafficClasses, type TrafficClass, trafficClassOf } from './traffic-classes.ts';

const KEEP_ALIVE_MS = 65_000;
const HEADERS_MS = 10_000;
/** Timeout from a request's head to its last byte; a file may take longer. */
const REQUEST_MS = 10_000;
/** Additional time for a file to wait in the queue. */
const UPLOAD_WAIT_MS = 15_000;
const CHECK_MS = 1_000;
/** Timeout of an idle connection: longer than any call may take. */
const STALLED_MS = 75_000;
const MOST_CONNECTIONS = 15_000;

const THIS_MACHINE = new Set(['localhost', '127.0.0.1']);
/** Paths served while the site is closed: callbacks about money, and the site's status. */
const ALWAYS_OPEN = /^\/(callbacks\/|healthz(\?|$)|api\/info\/site(\?|$))/;
const reads = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

/**
 * Creates the single port in front of all processes. `pages` serves the web's requests in this process, because a
 * second hop would cost more than a cached page. A request is read in full before it uses anything of the processes
 * behind.
 */
export function createGateway(config: GatewayConfig, pages?: RequestListener, site: SiteWatch = openSite): Server {
  const { casinoOrigin, limits, targets, trustedProxies } = config;
  const pageServers = new Set([targets.web, ...(targets.webOf?.values() ?? [])]);
  const classes = makeTrafficClasses(limits);
  const report = troubleReporter();
  const bodyMs = config.timing?.requestTimeout ?? REQUEST_MS;

  const classTo = (base: string, url: string): TrafficClass => {
    if (base === targets.platform) return classes[trafficClassOf(url)];
    return pageServers.has(base) ? classes.documents : classes.thirdParties;
  };

  async function pass(request: IncomingMessage, response: ServerResponse, base: string, client: string): Promise<void> {
    const left = new AbortController();
    response.once('close', () => left.abort());
    if (base === targets.platform && isUpload(request)) {
      const { agent, deadlineMs, queue } = classes.uploads;
      return queue.run(client, () => forwardUpload(request, response, { agent, base, deadlineMs }), left.signal);
    }
    const body = await readBody(request);
    if (!body) return refuse(response, 413);
    const { agent, deadlineMs, queue } = classTo(base, request.url!);
    const attempt = () => forward(request, body, response, { agent, base, deadlineMs });
    const call = () =>
      attempt().catch((error: unknown) => {
        // A process may close a kept-alive connection just as it is reused, so reads are retried once.
        if (error instanceof NoAnswer && error.status === 502 && reads(request)) return attempt();
        throw error;
      });
    await queue.run(client, call, left.signal);
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!readTarget(request)) return refuse(response, 400);
    if (isUpload(request)) endUnread(request, response, bodyMs);
    else endLate(request, response, bodyMs);
    const { address, protocol, proxied } = visitorOf(request, trustedProxies);
    const { host = '' } = request.headers;
    const url = request.url!;
    if (THIS_MACHINE.has(hostName(host)))
      return redirect(response, { to: casinoOrigin + url, origins: [casinoOrigin] });
    tellVisitor(request, { address, protocol, proxied }, config);
    const base = targetOf(host, url, config);
    if (pages && pageServers.has(base)) return pages(request, response);
    const now = site.now();
    if (now.state === 'closed' && base === targets.platform && !ALWAYS_OPEN.test(url))
      return refuse(response, 503, 'site_closed', retryAfter(now, Date.now()));
    pass(request, response, base, clientOf(address)).catch((error: unknown) => {
      if (error instanceof NoAnswer) {
        report(base, error);
        refuse(response, error.status);
      } else if (error instanceof UploadRefused) refuse(response, error.status, error.code);
      else if (error instanceof QueueRejection) refuse(response, error.reason === 'too many' ? 429 : 503);
      else response.destroy(); // The sender disconnected.
    });
  }

  const options = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    connectionsCheckingInterval: CHECK_MS,
    ...config.timing,
    requestTimeout: bodyMs + UPLOAD_MS + UPLOAD_WAIT_MS,
  };
  const server = createServer(options, answer);
  server.timeout = STALLED_MS;
  server.maxConnections = MOST_CONNECTIONS;
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (isUpload(request) || !announcesTooMuch(request)) response.writeContinue();
    answer(request, response);
  });
  capConnections(server, {
    perClient: limits.connectionsPerAddress,
    clientOf: (socket) => {
      const { address, proxied } = visitorOf({ socket, headers: {} }, trustedProxies);
      return proxied ? null : clientOf(address);
    },
  });
  forwardSockets(server, classes.sockets, config, site);
  return server;
}
