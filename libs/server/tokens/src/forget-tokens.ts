import { type Database, type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

const DAYS_KEPT = 30;

/**
 * Deletes tokens that expired a month ago; until then their owner is told that they expired. Returns the number
 * deleted.
 */
export async function forgetOldTokens(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAYS_KEPT * 86_400_000);
  const old = tables.deleteFrom('one_time_tokens').where('expires_at', '<', before);
  return (await run(db, old.returning('player_id'))).length;
}

/** Revokes a player's unused tokens for these purposes. */
export async function dropTokens(
  db: Queryable,
  { playerId, purposes }: { playerId: number; purposes: readonly { name: string }[] },
): Promise<void> {
  const names = purposes.map(({ name }) => name);
  await run(
    db,
    tables.deleteFrom('one_time_tokens').where('player_id', '=', BigInt(playerId)).where('purpose', 'in', names),
  );
}
