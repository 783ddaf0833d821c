import { toWire } from '@croupier/contracts';
import { type Queryable, sql } from '@croupier/server-database';

/** Returns those of the players who are currently on a break (cooling-off) or self-excluded. For open sockets. */
export async function findExcluded(db: Queryable, playerIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await db.query<{ player_id: bigint }>({
    name: 'limits_find_excluded',
    ...sql`
      select distinct player_id from user_limits
      where player_id = any(${`{${playerIds.join(',')}}`}::bigint[]) and removed_at is null
        and type in ('coolingoff', 'selfexclusion') and (ends_at is null or ends_at > ${now})`,
  });
  return rows.map(({ player_id }) => toWire(player_id));
}
