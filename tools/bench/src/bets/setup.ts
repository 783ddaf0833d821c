import { randomBytes, randomUUID } from 'node:crypto';
import { games } from '@croupier/game-math';
import { type Database, sql } from '@croupier/server-database';
import { createGames } from '@croupier/server-games';
import { setLimit } from '@croupier/server-limits';
import { createSessions } from '@croupier/server-sessions';
import { house, openPlayerAccounts, playerCash, transfer } from '@croupier/server-wallet';

const FUNDS = 10n ** 12n;
const CURRENCY = 'EUR';
const GROUP = 8;

/** Signed-in players with money, two limits in force each and dice opened. Answers their bearers. */
export async function seatPlayers(db: Database, count: number): Promise<string[]> {
  const service = createGames({ db, clock: () => new Date(), games });
  const sessions = createSessions({ db, clock: () => new Date() });
  const bearers: string[] = [];
  for (let from = 0; from < count; from += GROUP) {
    const some = Array.from({ length: Math.min(GROUP, count - from) }, () => seatPlayer(db, service, sessions));
    bearers.push(...(await Promise.all(some)));
  }
  return bearers;
}

async function seatPlayer(
  db: Database,
  service: ReturnType<typeof createGames>,
  sessions: ReturnType<typeof createSessions>,
): Promise<string> {
  const now = new Date();
  const { playerId, siteSessionId } = await db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: bigint }>(sql`
      insert into players (email, password_hash, edition, locale, created_at)
      values (${`bench-${randomBytes(8).toString('hex')}@example.test`}, 'none', 'default', 'en', ${now}) returning id`);
    const playerId = Number(row!.id);
    await openPlayerAccounts(tx, { playerId, currency: CURRENCY });
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
    return { playerId, siteSessionId: session.id };
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
