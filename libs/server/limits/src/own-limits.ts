import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** Nobody has set as many. */
const MOST = 5_000;

/** Every limit a player ever set, those that ended too: for the report of their data. */
export async function ownLimits(db: Queryable, playerId: number): Promise<object[]> {
  const own = tables
    .selectFrom('user_limits as l')
    .leftJoin('user_limit_accounts as a', 'a.limit_id', 'l.id')
    .select(['l.id', 'l.type', 'l.period', 'l.created_at', 'l.ends_at', 'l.removed_at'])
    .select(['l.seconds_allowed', 'a.currency', 'a.amount'])
    .where('l.player_id', '=', BigInt(playerId));
  return run(db, own.orderBy('l.id').orderBy('a.currency').limit(MOST));
}

export interface Exclusion {
  /** Null: for good. */
  until: Date | null;
}

/** The break or self-exclusion of a player that lasts longest; null if there is none now. */
export async function readExclusion(db: Queryable, playerId: number, now: Date): Promise<Exclusion | null> {
  const rows = await run(
    db,
    tables
      .selectFrom('user_limits')
      .select('ends_at')
      .where('player_id', '=', BigInt(playerId))
      .where('removed_at', 'is', null)
      .where('type', 'in', ['coolingoff', 'selfexclusion']),
  );
  const ends = rows.map(({ ends_at }) => ends_at).filter((end) => end === null || end > now);
  if (ends.length === 0) return null;
  const last = ends.reduce((a, b) => (a === null || b === null ? null : a > b ? a : b));
  return { until: last };
}
