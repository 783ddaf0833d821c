import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** More than the number of titles. */
const MOST = 10_000;

/** Returns a player's favourite and recent games for the personal data report. */
export async function ownGames(db: Queryable, playerId: number): Promise<object[]> {
  const id = BigInt(playerId);
  const marked = tables.selectFrom('favorite_games').select(['slug as game', 'added_at as marked_at']);
  const opened = tables.selectFrom('recent_games').select(['slug as game', 'opened_at']);
  const both = await Promise.all([
    run(db, marked.where('player_id', '=', id).limit(MOST)),
    run(db, opened.where('player_id', '=', id).limit(MOST)),
  ]);
  return both.flat();
}

/** Deletes the favourite and recent games of a closed account. */
export async function forgetGames(db: Queryable, playerId: number): Promise<void> {
  await run(db, tables.deleteFrom('favorite_games').where('player_id', '=', BigInt(playerId)));
  await run(db, tables.deleteFrom('recent_games').where('player_id', '=', BigInt(playerId)));
}
