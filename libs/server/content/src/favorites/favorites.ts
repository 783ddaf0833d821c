import { type Queryable, sql } from '@croupier/server-database';

export async function readFavorites(db: Queryable, playerId: number): Promise<string[]> {
  const rows = await db.query<{ slug: string }>(
    sql`select slug from favorite_games where player_id = ${playerId} order by added_at desc, slug`,
  );
  return rows.map(({ slug }) => slug);
}

/** Marked twice is marked once, at the first time. */
export async function addFavorite(db: Queryable, playerId: number, slug: string, now: Date): Promise<void> {
  await db.query(
    sql`insert into favorite_games (player_id, slug, added_at) values (${playerId}, ${slug}, ${now}) on conflict do nothing`,
  );
}

export async function removeFavorite(db: Queryable, playerId: number, slug: string): Promise<void> {
  await db.query(sql`delete from favorite_games where player_id = ${playerId} and slug = ${slug}`);
}
