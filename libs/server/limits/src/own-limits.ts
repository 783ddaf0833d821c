import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** More than any player sets. */
const MOST = 5_000;

/** Returns every limit a player ever set, including ended ones, for the personal data report. */
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
  type: 'coolingoff' | 'selfexclusion';
  /** Null: permanent. */
  until: Date | null;
}

/** Returns the current break or self-exclusion of a player that ends last; null if there is none. */
export async function readExclusion(db: Queryable, playerId: number, now: Date): Promise<Exclusion | null> {
  const rows = await run(
    db,
    tables
      .selectFrom('user_limits')
      .select(['type', 'ends_at'])
      .where('player_id', '=', BigInt(playerId))
      .where('removed_at', 'is', null)
      .where('type', 'in', ['coolingoff', 'selfexclusion'])
      .$narrowType<Pick<Exclusion, 'type'>>(),
  );
  const standing = rows
    .map(({ type, ends_at }) => ({ type, until: ends_at }))
    .filter(({ until }) => until === null || until > now);
  const end = ({ until }: Exclusion) => until?.getTime() ?? Infinity;
  return standing.toSorted((one, other) => end(other) - end(one))[0] ?? null;
}
