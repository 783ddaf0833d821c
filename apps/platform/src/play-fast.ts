import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:http';
import { playRound } from '@croupier/contracts';
import type { FastifyServerFactory } from 'fastify';
import type { PlatformContext } from './context.ts';
import { answerOf } from './errors.ts';
import { playBet } from './http/play-bet.ts';
import { durations } from './metrics.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const BODY_LIMIT = 4096;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;
const FIXED = Object.entries({ ...SECURITY_HEADERS, 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }).flat();

/**
 * Bets are answered before the framework sees them: its hooks, cookies and reply cost as much as the bet. Everything else
 * goes on to it. The call is the same `playBet` the framework's route makes.
 */
export function playFirst(context: PlatformContext): { factory: FastifyServerFactory; drain: () => void } {
  const seconds = durations().labels({ method: 'POST', route: playRound.path, status: '200' });
  let draining = false;

  async function answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const started = performance.now();
    const id = (request.headers['x-request-id'] as string | undefined)?.slice(0, 64) || randomUUID();
    try {
      send(response, 200, await playBet(context, request.headers.authorization, body), id, draining);
      seconds.observe((performance.now() - started) / 1000);
    } catch (error) {
      const { status, headers, body: refused, fault } = answerOf(error as Error, id);
      if (fault) context.log.error({ err: error, rid: id }, fault);
      send(response, status, JSON.stringify(refused), id, draining, Object.entries(headers).flat());
      durations().observe({ method: 'POST', route: playRound.path, status }, (performance.now() - started) / 1000);
    }
  }

  const listen = (rest: RequestListener): RequestListener => (request, response) => {
    if (request.url !== playRound.path || request.method !== 'POST') return rest(request, response);
    readBody(request, (body) => void answer(request, response, body), () => response.writeHead(413, { connection: 'close' }).end());
  };

  const factory: FastifyServerFactory = (handler): Server => {
    const server = createServer(listen(handler as RequestListener));
    server.requestTimeout = REQUEST_TIMEOUT_MS;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    return server;
  };
  return { factory, drain: () => void (draining = true) };
}

/** Most bodies come whole with their headers: then nothing is copied together. */
function readBody(request: IncomingMessage, done: (body: string) => void, tooLong: () => void): void {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    body = body === '' ? part : body + part;
    if (body.length > BODY_LIMIT) {
      request.removeAllListeners('end').pause();
      tooLong();
    }
  });
  request.on('end', () => done(body));
}

function send(response: ServerResponse, status: number, body: string, id: string, draining: boolean, more: readonly string[] = []): void {
  const headers = [...FIXED, 'x-request-id', id, 'content-length', String(Buffer.byteLength(body)), ...more];
  if (draining) headers.push('connection', 'close');
  response.writeHead(status, headers).end(body);
}
