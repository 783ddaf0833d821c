import { type PastRound, amountToWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { type GameSession, isReal } from '../session.ts';
import { readRounds } from './read-rounds.ts';

export const PAST_ROUNDS = 50;

/** The latest rounds of a session's title, newest first: a player's in any currency, of a demo its own. */
export async function readPastRounds(db: Queryable, session: GameSession): Promise<PastRound[]> {
  if (!isReal(session)) return demoRounds(db, session.id);
  const { playerId, slug: game } = session;
  const { data } = await readRounds(db, { playerId, game, limit: PAST_ROUNDS, live: false });
  return data.map(({ id, currency, stake_cents, win_cents, bought, played_at }) => ({
    ...{ id, currency, stake_cents, win_cents, bought, played_at },
  }));
}

async function demoRounds(db: Queryable, sessionId: string): Promise<PastRound[]> {
  const query = tables
    .selectFrom('demo_rounds')
    .select(['id', 'stake', 'win', 'bought', 'played_at'])
    .where('session_id', '=', sessionId)
    .orderBy('nonce', 'desc')
    .limit(PAST_ROUNDS);
  const rows = await run(db, query, 'games_past_demo_rounds');
  return rows.map(({ id, stake, win, bought, played_at }) => ({
    id,
    currency: 'FUN',
    stake_cents: amountToWire(stake),
    win_cents: amountToWire(win),
    bought,
    played_at: played_at.toISOString(),
  }));
}
