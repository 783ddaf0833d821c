import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { clientOf, trustProxies, visitorOf } from '@croupier/server-http';
import type { Config } from '../config.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from './concurrency-limit.ts';
import { createThrottle } from './throttle.ts';

type Asking = Pick<IncomingMessage, 'socket' | 'headers'>;

/**
 * Limits on concurrent calls: per caller regardless of others at the same address, and per address regardless of the
 * callers.
 */
export interface CallerLimits {
  perAddress: ConcurrencyLimit;
  perCaller: ConcurrencyLimit;
  /**
   * Limit for expensive reads: those of one caller run one at a time and within a share of the time, even if the server
   * is idle.
   */
  expensivePerCaller: ConcurrencyLimit;
  /** Returns the client of a request as named by trusted proxies: an address, or an IPv6 network. */
  addressOf: (request: Asking) => string;
  /** Returns the same, or null for this machine's own calls that no proxy forwarded. */
  visitorAt: (request: Asking) => string | null;
}

const THIS_MACHINE = ['127.0.0.0/8', '::1'];
const WAITING = 128;
const WAIT_MS = 5_000;
const REMEMBERED = 10_000;
/** Limits of expensive reads: a page makes a few at once, an office of pages some more. */
const EXPENSIVE = { share: 0.5, aheadMs: 5_000, leastMs: 10, mostMs: 50 };

export function createCallerLimits({ callsPerAddress, callsPerPlayer, trustedProxies }: Config): CallerLimits {
  const proxies = trustProxies([...THIS_MACHINE, ...trustedProxies]);
  const addressOf = (request: Asking) => clientOf(visitorOf(request, proxies).address);
  /** Cache of parsed addresses, since parsing costs more than counting. */
  const visitors = new LRUCache<string, { address: string | null }>({ max: REMEMBERED });

  const oneAtATime = createConcurrencyLimit({ atOnce: 1, waiting: WAITING, waitMs: WAIT_MS });
  const throttle = createThrottle(EXPENSIVE);

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
    perAddress: createConcurrencyLimit({ atOnce: callsPerAddress, waiting: WAITING * 4, waitMs: WAIT_MS }),
    perCaller: createConcurrencyLimit({ atOnce: callsPerPlayer, waiting: WAITING, waitMs: WAIT_MS }),
    expensivePerCaller: { run: (key, work) => oneAtATime.run(key, () => throttle.run(key, work)) },
    addressOf,
    visitorAt,
  };
}

/** Returns the key a call counts towards: the player, otherwise the guest at that address. */
export function callerOf(
  { visitorAt }: CallerLimits,
  request: Asking,
  player: { playerId: number } | null,
): string | null {
  if (player) return `player:${player.playerId}`;
  const visitor = visitorAt(request);
  return visitor === null ? null : `guest:${visitor}`;
}

/** Applies the limit per address to every call of the framework before its handler runs. */
export function limitCalls(app: FastifyInstance, { perAddress, visitorAt }: CallerLimits): void {
  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function limitedHandler(request, reply) {
      return perAddress.run(visitorAt(request.raw), async () => handler.call(this, request, reply));
    };
  });
}
