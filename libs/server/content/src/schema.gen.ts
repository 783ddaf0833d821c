// Written by `npm run schema` from the migrations; a test fails when it is stale.
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface FavoriteGames {
  player_id: bigint;
  slug: string;
  added_at: Date;
}

export interface RecentGames {
  player_id: bigint;
  slug: string;
  opened_at: Date;
}

export interface Tables {
  favorite_games: FavoriteGames;
  recent_games: RecentGames;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  favorite_games: ['player_id', 'slug', 'added_at'],
  recent_games: ['player_id', 'slug', 'opened_at'],
} as const;
