import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** Returns the slugs of a player's favourites, latest first. */
export async function readFavorites(db: Queryable, playerId: number): Promise<string[]> {
  const query = tables.selectFrom('favorite_games').select('slug').where('player_id', '=', BigInt(playerId));
  return (await run(db, query.orderBy('added_at', 'desc').orderBy('slug'))).map(({ slug }) => slug);
}

/** Adds a favourite; adding it again keeps the first time. */
export async function addFavorite(db: Queryable, playerId: number, slug: string, now: Date): Promise<void> {
  const row = { player_id: BigInt(playerId), slug, added_at: now };
  await run(
    db,
    tables
      .insertInto('favorite_games')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );
}

/** Removes a favourite; does nothing if the title is none. */
export async function removeFavorite(db: Queryable, playerId: number, slug: string): Promise<void> {
  await run(db, tables.deleteFrom('favorite_games').where('player_id', '=', BigInt(playerId)).where('slug', '=', slug));
}
