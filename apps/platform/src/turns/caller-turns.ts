import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientOf, trustProxies, visitorOf } from '@croupier/server-http';
import type { Config } from '../config.ts';
import { createPace } from './pace.ts';
import { createTurns, type Turns } from './turns.ts';

type Asking = Pick<IncomingMessage, 'socket' | 'headers'>;

/** What one caller may have under way, whoever else is at the same address, and the other way about. */
export interface CallerTurns {
  ofAddress: Turns;
  ofCaller: Turns;
  /** For dear reads: one caller's wait for each other, and take a part of the time, whoever else asks for nothing. */
  ofDear: Turns;
  /** Where a request comes from, as far as the proxies we trust say: an address, or an IPv6 network. */
  addressOf: (request: Asking) => string;
  /** The same; null for this machine's own calls, which nobody passed on. */
  visitorAt: (request: Asking) => string | null;
}

const THIS_MACHINE = ['127.0.0.0/8', '::1'];
const WAITING = 128;
const WAIT_MS = 5_000;
const REMEMBERED = 10_000;
/** A page asks for a few dear things at once, an office of pages for some more. */
const DEAR = { share: 0.5, aheadMs: 5_000, leastMs: 10, mostMs: 50 };

export function createCallerTurns({ callsPerAddress, callsPerPlayer, trustedProxies }: Config): CallerTurns {
  const proxies = trustProxies([...THIS_MACHINE, ...trustedProxies]);
  const addressOf = (request: Asking) => clientOf(visitorOf(request, proxies).address);
  /** Reading an address costs more than counting it. */
  const visitors = new LRUCache<string, { address: string | null }>({ max: REMEMBERED });

  const dear = createTurns({ atOnce: 1, waiting: WAITING, waitMs: WAIT_MS });
  const pace = createPace(DEAR);

  function visitorAt(request: Asking): string | null {
    const forwardedFor = request.headers['x-forwarded-for'];
    const key = `${request.socket.remoteAddress} ${String(forwardedFor)}`;
    const known = visitors.get(key);
    if (known) return known.address;
    const isOwn = forwardedFor === undefined && visitorOf(request, proxies).proxied;
    const address = isOwn ? null : addressOf(request);
    visitors.set(key, { address });
    return address;
  }

  return {
    ofAddress: createTurns({ atOnce: callsPerAddress, waiting: WAITING * 4, waitMs: WAIT_MS }),
    ofCaller: createTurns({ atOnce: callsPerPlayer, waiting: WAITING, waitMs: WAIT_MS }),
    ofDear: { run: (key, work) => dear.run(key, () => pace.run(key, work)) },
    addressOf,
    visitorAt,
  };
}

/** Who is counted for a call: the player, else the guest at that address. */
export function callerOf(
  { visitorAt }: CallerTurns,
  request: Asking,
  player: { playerId: number } | null,
): string | null {
  if (player) return `player:${player.playerId}`;
  const visitor = visitorAt(request);
  return visitor === null ? null : `guest:${visitor}`;
}

/** Every call of the framework takes its address's turn before its handler runs. */
export function takeTurns(app: FastifyInstance, { ofAddress, visitorAt }: CallerTurns): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function takeTurn(request, reply) {
      return ofAddress.run(visitorAt(request.raw), async () => handler.call(this, request, reply));
    };
  });
}
