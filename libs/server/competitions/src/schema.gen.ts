// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface JackpotFeeds {
  level_id: bigint;
  stripe: number;
  account_id: bigint;
  balance: Generated<bigint>;
  remainder: Generated<bigint>;
  fed: Generated<bigint>;
  seeded: Generated<bigint>;
}

export interface JackpotLevels {
  id: GeneratedAlways<bigint>;
  jackpot: string;
  level: string;
  run: Generated<number>;
  started_at: Date;
  threshold: bigint | null;
  salt: string | null;
  commitment: string | null;
}

export interface JackpotWins {
  id: GeneratedAlways<bigint>;
  level_id: bigint;
  run: number;
  player_id: bigint;
  round_id: string;
  game: string;
  nickname: string;
  amount_eur: bigint;
  amount: bigint;
  currency: string;
  staked: string;
  drawn: string | null;
  won_from: string | null;
  won_to: string | null;
  seed_id: string;
  nonce: bigint;
  threshold: bigint | null;
  salt: string | null;
  commitment: string | null;
  won_at: Date;
}

export interface Jackpots {
  id: string;
  version: number;
  terms: ColumnType<unknown, string, string>;
  created_at: Date;
  changed_at: Date;
}

export interface Lotteries {
  id: GeneratedAlways<bigint>;
  slug: string;
  definition: string;
  version: number;
  terms: ColumnType<unknown, string, string>;
  rates: ColumnType<unknown, string, string>;
  start_at: Date;
  end_at: Date;
  seed: string;
  seed_hash: string;
  state: Generated<'open' | 'frozen' | 'closed'>;
  tickets: bigint | null;
  list_hash: string | null;
  created_at: Date;
  closed_at: Date | null;
}

export interface LotteryEntries {
  lottery_id: bigint;
  player_id: bigint;
  code: Generated<string>;
  staked: Generated<bigint>;
  granted: Generated<number>;
  tickets: number | null;
  first_ticket: bigint | null;
}

export interface LotteryGrants {
  id: string;
  lottery_id: bigint;
  player_id: bigint;
  tickets: number;
  actor: string;
  created_at: Date;
}

export interface LotteryPrizes {
  lottery_id: bigint;
  position: number;
  ticket: bigint;
  player_id: bigint;
  amount: bigint;
  paid_at: Date | null;
}

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
  steps_done: number | null;
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

export interface Tables {
  jackpot_feeds: JackpotFeeds;
  jackpot_levels: JackpotLevels;
  jackpot_wins: JackpotWins;
  jackpots: Jackpots;
  lotteries: Lotteries;
  lottery_entries: LotteryEntries;
  lottery_grants: LotteryGrants;
  lottery_prizes: LotteryPrizes;
  player_lootboxes: PlayerLootboxes;
  tournament_entries: TournamentEntries;
  tournaments: Tournaments;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  jackpot_feeds: ['level_id', 'stripe', 'account_id', 'balance', 'remainder', 'fed', 'seeded'],
  jackpot_levels: ['id', 'jackpot', 'level', 'run', 'started_at', 'threshold', 'salt', 'commitment'],
  jackpot_wins: ['id', 'level_id', 'run', 'player_id', 'round_id', 'game', 'nickname', 'amount_eur', 'amount', 'currency', 'staked', 'drawn', 'won_from', 'won_to', 'seed_id', 'nonce', 'threshold', 'salt', 'commitment', 'won_at'],
  jackpots: ['id', 'version', 'terms', 'created_at', 'changed_at'],
  lotteries: ['id', 'slug', 'definition', 'version', 'terms', 'rates', 'start_at', 'end_at', 'seed', 'seed_hash', 'state', 'tickets', 'list_hash', 'created_at', 'closed_at'],
  lottery_entries: ['lottery_id', 'player_id', 'code', 'staked', 'granted', 'tickets', 'first_ticket'],
  lottery_grants: ['id', 'lottery_id', 'player_id', 'tickets', 'actor', 'created_at'],
  lottery_prizes: ['lottery_id', 'position', 'ticket', 'player_id', 'amount', 'paid_at'],
  player_lootboxes: ['id', 'player_id', 'grant_id', 'definition', 'version', 'terms', 'stage', 'issued_at', 'expires_at', 'opened_at', 'drawn', 'seed_id', 'nonce', 'outcome'],
  tournament_entries: ['tournament_id', 'player_id', 'nickname', 'entered_at', 'score', 'reached_at', 'recent', 'rounds', 'staked', 'games', 'place', 'prize', 'paid_at', 'steps_done'],
  tournaments: ['id', 'slug', 'definition', 'version', 'terms', 'rates', 'start_at', 'end_at', 'state', 'players', 'created_at', 'closed_at'],
} as const;
