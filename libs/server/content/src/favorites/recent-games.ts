import { type Queryable, sql } from '@croupier/server-database';

const SHOWN = 24;

/** Slugs of what the player opened, the last one first. */
export async function readRecentGames(db: Queryable, playerId: number): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(sql`
    select slug from recent_games where player_id = ${playerId} order by opened_at desc, slug limit ${SHOWN}`);
  return rows.map(({ slug }) => slug);
}

export async function rememberGame(db: Queryable, playerId: number, slug: string, now: Date): Promise<void> {
  await db.query(sql`
    insert into recent_games (player_id, slug, opened_at) values (${playerId}, ${slug}, ${now})
    on conflict (player_id, slug) do update set opened_at = greatest(recent_games.opened_at, excluded.opened_at)`);
}
