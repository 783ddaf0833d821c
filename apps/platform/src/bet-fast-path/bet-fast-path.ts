import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerFactory } from 'fastify';
import { playRound } from '@croupier/contracts';
import { securityHeaders } from '@croupier/server-http';
import type { PlatformContext } from '../context.ts';
import { holdToContract } from '../declared.ts';
import { answerOf } from '../errors.ts';
import { playBet } from '../http/play-bet.ts';
import { durations } from '../metrics.ts';
import { BetConnection } from './bet-connection.ts';
import { type BetRequest, readBet } from './read-bet.ts';

/** Interval of the check for late headers and bodies. */
const CHECK_MS = 2_000;
const HEADERS_TIMEOUT_MS = 10_000;
/** Equals the gateway's timeout for uploads; every other body has arrived in full. */
const REQUEST_TIMEOUT_MS = 150_000;
const KEEP_ALIVE_MS = 72_000;
const FIXED = Object.entries({
  ...securityHeaders.data,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
})
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

/**
 * Answers bets before Node's parser and the framework see them, because those cost more than the bet itself. A
 * connection with any other data is handed to them unchanged. Calls the same `playBet` as the framework's route.
 */
export function betFastPath(context: PlatformContext): { factory: FastifyServerFactory; drain: () => void } {
  const seconds = durations().labels({ method: 'POST', route: playRound.path, status: '200' });
  const connections = new Set<BetConnection>();
  const hold = holdToContract(playRound, { forPlayers: false, onUndeclared: context.onUndeclared });
  let draining = false;

  async function answer(bet: BetRequest, socket: Socket): Promise<string> {
    const { authorization, requestId, forwardedFor, body } = bet;
    const started = performance.now();
    const id = requestId?.slice(0, 64) || randomUUID();
    try {
      const visitor = context.callerLimits.visitorAt({ socket, headers: { 'x-forwarded-for': forwardedFor } });
      const played = await context.callerLimits.perAddress.run(visitor, () => playBet(context, authorization, body));
      const reply = respond('200 OK', played, id, draining);
      seconds.observe((performance.now() - started) / 1000);
      return reply;
    } catch (error) {
      hold(error);
      const { status, headers, body: refused, fault } = answerOf(error as Error, id);
      if (fault) context.log.error({ err: error, rid: id }, fault);
      durations().observe({ method: 'POST', route: playRound.path, status }, (performance.now() - started) / 1000);
      const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      return respond(String(status), JSON.stringify(refused), id, draining, more.join(''));
    }
  }

  const factory: FastifyServerFactory = (handler): Server => {
    const server = createServer({ connectionsCheckingInterval: CHECK_MS }, handler as RequestListener);
    server.headersTimeout = HEADERS_TIMEOUT_MS;
    server.requestTimeout = REQUEST_TIMEOUT_MS;
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    const [accept] = server.listeners('connection') as ((socket: Socket) => void)[];
    assert(accept);
    server.removeAllListeners('connection');
    server.on('connection', (socket: Socket) => {
      const connection = new BetConnection(socket, {
        read: readBet,
        answer,
        handOver: (whole) => accept.call(server, whole),
        ended: () => connections.delete(connection),
        isDraining: () => draining,
        idleMs: KEEP_ALIVE_MS,
      });
      connections.add(connection);
    });
    return server;
  };

  function drain(): void {
    draining = true;
    for (const connection of connections) connection.endIfIdle();
  }
  return { factory, drain };
}

let second = 0;
let date = '';

/** Returns the Date header, renewed once a second. */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) [second, date] = [now, new Date(now * 1000).toUTCString()];
  return date;
}

function respond(status: string, body: string, id: string, draining: boolean, more = ''): string {
  const close = draining ? 'connection: close\r\n' : '';
  return `HTTP/1.1 ${status}\r\n${FIXED}x-request-id: ${id.replace(/[^\x21-\x7e]/g, '')}\r\ndate: ${dateNow()}\r\n${more}${close}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}
