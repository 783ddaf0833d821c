import { randomUUID } from 'node:crypto';
import { games } from '@croupier/game-math';
import type { Database } from '@croupier/server-database';
import { createGames } from '@croupier/server-games';
import { setLimit } from '@croupier/server-limits';
import { insertPlayer } from '@croupier/server-players/testing';
import { createSessions } from '@croupier/server-sessions';
import { house, playerCash, transfer } from '@croupier/server-wallet';

const FUNDS = 10n ** 12n;
const CURRENCY = 'EUR';
const GROUP = 8;

/** Signed-in players with money, two limits in force each and dice opened. Answers their bearers. */
export async function enterPlayers(db: Database, count: number): Promise<string[]> {
  const service = createGames({ db, clock: () => new Date(), games });
  const sessions = createSessions({ db, clock: () => new Date() });
  const bearers: string[] = [];
  for (let from = 0; from < count; from += GROUP) {
    const some = Array.from({ length: Math.min(GROUP, count - from) }, () => enterPlayer(db, service, sessions));
    bearers.push(...(await Promise.all(some)));
  }
  return bearers;
}

async function enterPlayer(
  db: Database,
  service: ReturnType<typeof createGames>,
  sessions: ReturnType<typeof createSessions>,
): Promise<string> {
  const now = new Date();
  const playerId = await insertPlayer(db, { currency: CURRENCY });
  const siteSessionId = await db.transaction(async (tx) => {
    await transfer(tx, {
      id: randomUUID(),
      debit: house('bench'),
      credit: playerCash(playerId),
      amount: FUNDS,
      currency: CURRENCY,
      kind: 'bench',
      now,
    });
    const accounts = [{ currency: CURRENCY, amount: FUNDS } as const];
    await setLimit(tx, { playerId, type: 'wager', period: 'day', accounts, now });
    await setLimit(tx, { playerId, type: 'loss', period: 'month', accounts, now });
    const { session } = await sessions.start(tx, { playerId, ip: '127.0.0.1', country: null, userAgent: 'bench' });
    return session.id;
  });
  const { token } = await service.launch({
    slug: 'dice',
    maths: 'dice',
    mode: 'real',
    player: { id: playerId, siteSessionId, currency: CURRENCY, nickname: 'Bench' },
    edition: { currency: CURRENCY, rules: {} },
    locale: 'en',
    parentOrigin: 'http://casino.localhost',
  });
  return (await service.open(token)).bearer;
}
