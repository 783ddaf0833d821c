import type { PastRound } from '@croupier/contracts';
import { toWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { type GameSession, isReal } from '../session.ts';

export const PAST_ROUNDS = 50;

/** The latest rounds of a session's title, newest first: a player's in any currency, of a demo its own. */
export async function readPastRounds(db: Queryable, session: GameSession): Promise<PastRound[]> {
  const rows = isReal(session)
    ? await realRounds(db, session.playerId, session.slug)
    : await demoRounds(db, session.id);
  return rows.map(({ id, currency, stake, win, steps, played_at }) => ({
    id,
    currency,
    steps,
    stake_cents: toWire(stake),
    win_cents: toWire(win),
    played_at: played_at.toISOString(),
  }));
}

function realRounds(db: Queryable, playerId: number, slug: string) {
  const query = tables
    .selectFrom('rounds')
    .select(['id', 'currency', 'stake', 'win', 'steps', 'played_at'])
    .where('player_id', '=', BigInt(playerId))
    .where('game', '=', slug)
    .orderBy('played_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAST_ROUNDS);
  return run(db, query, 'games_past_rounds');
}

async function demoRounds(db: Queryable, sessionId: string) {
  const query = tables
    .selectFrom('demo_rounds')
    .select(['id', 'stake', 'win', 'steps', 'played_at'])
    .where('session_id', '=', sessionId)
    .orderBy('nonce', 'desc')
    .limit(PAST_ROUNDS);
  const rows = await run(db, query, 'games_past_demo_rounds');
  return rows.map((row) => ({ ...row, currency: 'FUN' as const }));
}
