// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { kysely } from '@croupier/server-database';

export interface PlayerLootboxes {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  grant_id: string;
  definition: string;
  version: number;
  terms: ColumnType<unknown, string, string>;
  stage: Generated<'issued' | 'activated' | 'canceled' | 'expired'>;
  issued_at: Date;
  expires_at: Date;
  opened_at: Date | null;
  drawn: number | null;
  seed_id: string | null;
  nonce: bigint | null;
  outcome: string | null;
}

export interface TournamentEntries {
  tournament_id: bigint;
  player_id: bigint;
  nickname: string;
  entered_at: Date;
  score: Generated<bigint>;
  reached_at: Date | null;
  recent: ColumnType<string[], readonly (bigint | number)[] | undefined, readonly (bigint | number)[]>;
  rounds: Generated<bigint>;
  staked: Generated<bigint>;
  games: Generated<string[]>;
  place: number | null;
  prize: Generated<bigint>;
  paid_at: Date | null;
}

export interface Tournaments {
  id: GeneratedAlways<bigint>;
  slug: string;
  definition: string;
  version: number;
  terms: ColumnType<unknown, string, string>;
  rates: ColumnType<unknown, string, string>;
  start_at: Date;
  end_at: Date;
  state: Generated<'open' | 'frozen' | 'closed'>;
  players: Generated<number>;
  created_at: Date;
  closed_at: Date | null;
}

interface Tables {
  player_lootboxes: PlayerLootboxes;
  tournament_entries: TournamentEntries;
  tournaments: Tournaments;
}

/** Builds statements on the tables of this domain. */
export const tables = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  player_lootboxes: ['id', 'player_id', 'grant_id', 'definition', 'version', 'terms', 'stage', 'issued_at', 'expires_at', 'opened_at', 'drawn', 'seed_id', 'nonce', 'outcome'],
  tournament_entries: ['tournament_id', 'player_id', 'nickname', 'entered_at', 'score', 'reached_at', 'recent', 'rounds', 'staked', 'games', 'place', 'prize', 'paid_at'],
  tournaments: ['id', 'slug', 'definition', 'version', 'terms', 'rates', 'start_at', 'end_at', 'state', 'players', 'created_at', 'closed_at'],
} as const;
