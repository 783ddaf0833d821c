import { randomUUID } from 'node:crypto';
import type { BetOrder } from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';
import type { Ask } from './connection.ts';
import { type CallName, guestOrder, type Known } from './guest-calls.ts';

/** Floods that one client sends. */
export const floods = ['sport bets', 'payouts', 'catalogue', 'limits', 'demo sessions', 'sign-ups'] as const;
export type Flood = (typeof floods)[number] | CallName;

/** Credentials of the client. */
export interface Means {
  readonly port: number;
  readonly cookie: string;
  readonly profileId: string;
  readonly leg: BetOrder['legs'][0];
  readonly known: Known;
}

/** Returns the next request of a flood. No two are the same, so that none is answered from a cache. */
export function orderOf(flood: Flood, { port, cookie, profileId, leg, known }: Means): Ask {
  const host = `casino.localhost:${port}`;
  const ours = { 'x-requested-with': 'XMLHttpRequest', origin: `http://${host}` };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Ask => ({
    method: 'POST',
    host,
    path,
    headers: { ...ours, ...headers },
    body: JSON.stringify(body),
  });
  switch (flood) {
    case 'sport bets': {
      const bet = { id: randomUUID(), currency: 'EUR', stake_cents: 100, odds_change: 'any', legs: [leg] };
      return post('/api/sportsbook/bets', bet, { cookie });
    }
    case 'payouts': {
      const payout = { action: 'cashout', method_id: 'bank_transfer', currency: 'EUR', amount_cents: 2000 };
      const headers = { cookie, 'idempotency-key': randomUUID() };
      return post('/api/payments/intents', { ...payout, profile_id: profileId }, headers);
    }
    case 'catalogue':
      return post('/api/games_filter', { filter: { title: randomUUID().slice(0, 1) }, page_size: 100 });
    case 'limits': {
      const amount_cents = 1_000_000 + Number.parseInt(randomUUID().slice(0, 6), 16);
      const accounts = [{ currency: 'EUR', amount_cents }];
      return post('/api/user_limits', { type: 'wager', period: 'day', accounts }, { cookie });
    }
    case 'demo sessions':
      return post('/api/games/launch', { game: 'dice', mode: 'demo' });
    case 'sign-ups':
      return post('/api/users', { user: application({ email: `${randomUUID()}@example.test` }) });
    default: {
      const { body, ...call } = guestOrder(flood, known);
      return { ...call, host, headers: ours, ...(body && { body: JSON.stringify(body) }) };
    }
  }
}
