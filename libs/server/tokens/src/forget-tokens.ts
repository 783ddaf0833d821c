import { type Database, type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

const DAYS_KEPT = 30;

/** Removes what expired a month ago; until then its owner is told that it did. Returns how many went. */
export async function forgetOldTokens(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAYS_KEPT * 86_400_000);
  const old = tables.deleteFrom('one_time_tokens').where('expires_at', '<', before);
  return (await run(db, old.returning('player_id'))).length;
}

/** Takes the force of a player's tokens of these purposes: what they would have opened is no longer wanted. */
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
