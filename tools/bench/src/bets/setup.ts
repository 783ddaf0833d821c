import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { games } from '@croupier/game-math';
import type { CurrencyCode } from '@croupier/money';
import type { Database } from '@croupier/server-database';
import { createGames } from '@croupier/server-games';
import { setLimit } from '@croupier/server-limits';
import { insertPlayer } from '@croupier/server-players/testing';
import { createSessions } from '@croupier/server-sessions';
import { cashAccountId, house, playerCash, transfer } from '@croupier/server-wallet';

const FUNDS = 10n ** 12n;
const GROUP = 8;

export interface Bettor {
  playerId: number;
  /** Spendable account of the player. */
  accountId: bigint;
  bearer: string;
}

/**
 * Creates signed-in players with money, two limits each and an open game of dice (under any title's name), in
 * alternating currencies.
 */
export async function enterBettors(
  db: Database,
  count: number,
  { currencies = ['EUR'], slug = 'dice' }: { currencies?: readonly CurrencyCode[]; slug?: string } = {},
): Promise<Bettor[]> {
  const service = createGames({ db, clock: () => new Date(), games });
  const sessions = createSessions({ db, clock: () => new Date() });
  const bettors: Bettor[] = [];
  for (let from = 0; from < count; from += GROUP) {
    const some = Array.from({ length: Math.min(GROUP, count - from) }, (_, at) =>
      enterPlayer(db, { service, sessions, currency: currencies[(from + at) % currencies.length]!, slug }),
    );
    bettors.push(...(await Promise.all(some)));
  }
  return bettors;
}

/** Returns their bearer tokens. */
export const enterPlayers = async (db: Database, count: number): Promise<string[]> =>
  (await enterBettors(db, count)).map(({ bearer }) => bearer);

interface Entrance {
  service: ReturnType<typeof createGames>;
  sessions: ReturnType<typeof createSessions>;
  currency: CurrencyCode;
  slug: string;
}

async function enterPlayer(db: Database, { service, sessions, currency, slug }: Entrance): Promise<Bettor> {
  const now = new Date();
  const playerId = await insertPlayer(db, { currency });
  const siteSessionId = await db.transaction(async (tx) => {
    await transfer(tx, {
      id: randomUUID(),
      debit: house('bench'),
      credit: playerCash(playerId),
      amount: FUNDS,
      currency,
      kind: 'bench',
      now,
    });
    const accounts = [{ currency, amount: FUNDS } as const];
    await setLimit(tx, { playerId, type: 'wager', period: 'day', accounts, now });
    await setLimit(tx, { playerId, type: 'loss', period: 'month', accounts, now });
    const { session } = await sessions.start(tx, { playerId, ip: '127.0.0.1', country: null, userAgent: 'bench' });
    return session.id;
  });
  const { token } = await service.launch({
    slug,
    maths: 'dice',
    mode: 'real',
    player: { id: playerId, siteSessionId, currency, nickname: 'Bench' },
    edition: { currency, rules: {} },
    locale: 'en',
    parentOrigin: 'http://casino.localhost',
  });
  const { bearer } = await service.open(token);
  const accountId = await cashAccountId(db, { playerId, currency });
  assert(accountId !== null);
  return { playerId, accountId, bearer };
}
