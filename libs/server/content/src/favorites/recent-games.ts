import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

const SHOWN = 24;

/** Returns the slugs of titles the player opened, latest first. */
export async function readRecentGames(db: Queryable, playerId: number): Promise<string[]> {
  const query = tables.selectFrom('recent_games').select('slug').where('player_id', '=', BigInt(playerId));
  const rows = await run(db, query.orderBy('opened_at', 'desc').orderBy('slug').limit(SHOWN));
  return rows.map(({ slug }) => slug);
}

/** Records an opened title as the latest, with one row per title. */
export async function rememberGame(db: Queryable, playerId: number, slug: string, now: Date): Promise<void> {
  const insert = tables.insertInto('recent_games').values({ player_id: BigInt(playerId), slug, opened_at: now });
  const query = insert.onConflict((conflict) =>
    conflict.columns(['player_id', 'slug']).doUpdateSet((row) => ({
      opened_at: row.fn<Date>('greatest', ['recent_games.opened_at', 'excluded.opened_at']),
    })),
  );
  await run(db, query);
}
