import { toWire } from '@croupier/contracts';
import { type Queryable, sql } from '@croupier/server-database';

/** Inserts sessions directly into the table, one per player, with unknown cookies: for benchmarks. */
export async function insertSessions(
  db: Queryable,
  playerIds: readonly number[],
): Promise<{ playerId: number; sessionId: string }[]> {
  const rows = await db.query<{ id: string; player_id: bigint }>(sql`
    insert into sessions (token_hash, player_id, created_at, active_at, authenticated_at, ip, user_agent)
    select sha256(id::text::bytea), id, now(), now(), now(), '127.0.0.1', 'bench' from unnest(${playerIds}::bigint[]) as id
    returning id, player_id`);
  return rows.map(({ id, player_id }) => ({ playerId: toWire(player_id), sessionId: id }));
}
