// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface DemoGameStates {
  session_id: string;
  balance: bigint;
  server_seed: string;
  client_seed: string;
  nonce: Generated<bigint>;
  last_bet_at: Date | null;
  rounds: Generated<number>;
  staked: Generated<bigint>;
  won: Generated<bigint>;
  last_round: ColumnType<unknown, string | null, string | null>;
}

export interface DemoRounds {
  session_id: string;
  nonce: bigint;
  id: string;
  stake: bigint;
  win: bigint;
  played_at: Date;
  bought: Generated<boolean>;
}

export interface GameSessions {
  id: string;
  launch_hash: Buffer;
  launch_until: Date;
  bearer_hash: Buffer | null;
  expires_at: Date | null;
  mode: 'real' | 'demo';
  slug: string;
  maths: string;
  currency: string;
  player_id: bigint | null;
  site_session_id: string | null;
  account_id: bigint | null;
  nickname: string | null;
  rules: ColumnType<unknown, string, string>;
  locale: string;
  parent_origin: string;
  created_at: Date;
  provider: Generated<string>;
}

export interface HourSums {
  player_id: bigint;
  hour: Date;
  game: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  result: 'won' | 'lost' | 'even' | 'rolled_back';
  rounds: bigint;
  staked: bigint;
  won: bigint;
}

export interface LatestWins {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  game: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  amount: bigint;
  nickname: string;
  won_at: Date;
}

export interface LiveBets {
  player_id: bigint;
  id: string;
  number: GeneratedAlways<bigint>;
  digest: Buffer;
  table_id: bigint;
  round: bigint;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  stake: bigint;
  fields: ColumnType<unknown, string, string>;
  auto_cash_out: number | null;
  cashed_out_ms: number | null;
  cashed_out_at: number | null;
  hold_id: string | null;
  funding: ColumnType<unknown, string | null, string | null>;
  status: 'placed' | 'undone' | 'settled' | 'void';
  win: Generated<bigint>;
  nickname: string | null;
  placed_at: Date;
  ended_at: Date | null;
}

export interface LiveChains {
  table_id: bigint;
  first_round: bigint;
  rounds: number;
  last_secret: string;
  made_at: Date;
}

export interface LivePhrases {
  player_id: bigint;
  slot: bigint;
  table_id: bigint;
  phrase: string;
  nickname: string;
  said_at: Date;
}

export interface LiveRounds {
  table_id: bigint;
  number: bigint;
  state: 'open' | 'drawn' | 'over' | 'void';
  commitment: string;
  salt_source: string;
  salt_round: bigint | null;
  opens_at: Date;
  locks_at: Date;
  secret: string | null;
  salt: string | null;
  outcome: ColumnType<unknown, string | null, string | null>;
  starts_at: Date | null;
  lasts_ms: number | null;
  paid_at: Date | null;
  salt_chain: string | null;
  salt_key: string | null;
  salt_at: Date | null;
  salt_signature: string | null;
}

export interface LiveTables {
  id: GeneratedAlways<bigint>;
  slug: string;
  kind: string;
  awake_until: Generated<Date>;
  round: Generated<bigint>;
}

export interface PlayerGameStates {
  player_id: bigint;
  seed_id: Generated<string>;
  server_seed: string;
  client_seed: string;
  nonce: Generated<bigint>;
  next_server_seed: string;
  open_rounds: Generated<number>;
  last_bet_at: Date | null;
  play_session_currency: string | null;
  play_session_started_at: Date | null;
  play_session_rounds: Generated<number>;
  play_session_staked: Generated<bigint>;
  play_session_won: Generated<bigint>;
}

export interface ProviderTransactions {
  provider: string;
  id: string;
  kind: 'bet' | 'win' | 'rollback';
  player_id: bigint;
  round: string;
  game: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  amount: bigint;
  reference: string | null;
  state: 'done' | 'rolled_back' | 'tombstone';
  balance: bigint;
  created_at: Date;
}

export interface RevealedSeeds {
  id: string;
  player_id: bigint;
  server_seed: string;
  client_seed: string;
  bets: bigint;
  revealed_at: Date;
}

export interface RoundActs {
  player_id: bigint;
  round_id: string;
  played_at: Date;
  step: number;
  act_id: string;
  params: ColumnType<unknown, string, string>;
  outcome: ColumnType<unknown, string, string>;
  win: bigint;
  seed_id: string;
  nonce: bigint;
  balance: bigint;
  acted_at: Date;
  stake: Generated<bigint>;
}

export interface RoundKeys {
  player_id: bigint;
  id: string;
  played_at: Date;
}

export interface Rounds {
  player_id: bigint;
  id: string;
  provider: Generated<string>;
  game: string;
  maths: string;
  version: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  stake: bigint;
  win: Generated<bigint>;
  status: 'open' | 'closed' | 'rolled_back';
  steps: Generated<number>;
  params: ColumnType<unknown, string, string>;
  outcome: ColumnType<unknown, string | null, string | null>;
  state: ColumnType<unknown, string | null, string | null>;
  seed_id: string | null;
  nonce: bigint | null;
  balance: bigint | null;
  played_at: Date;
  funding: ColumnType<unknown, string | null, string | null>;
}

export interface SharedRounds {
  token: string;
  player_id: bigint;
  round_id: string;
  shared_at: Date;
}

export interface StudioTitles {
  number: GeneratedAlways<number>;
  studio: string;
  slug: string;
  listing: ColumnType<unknown, string, string>;
  listed_at: Date;
  withdrawn_at: Date | null;
}

export interface Studios {
  id: string;
  title: string | null;
  read_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
}

export interface TitleHours {
  player_id: bigint;
  game: string;
  hour: Date;
  summed: Generated<boolean>;
}

export interface Tables {
  demo_game_states: DemoGameStates;
  demo_rounds: DemoRounds;
  game_sessions: GameSessions;
  hour_sums: HourSums;
  latest_wins: LatestWins;
  live_bets: LiveBets;
  live_chains: LiveChains;
  live_phrases: LivePhrases;
  live_rounds: LiveRounds;
  live_tables: LiveTables;
  player_game_states: PlayerGameStates;
  provider_transactions: ProviderTransactions;
  revealed_seeds: RevealedSeeds;
  round_acts: RoundActs;
  round_keys: RoundKeys;
  rounds: Rounds;
  shared_rounds: SharedRounds;
  studio_titles: StudioTitles;
  studios: Studios;
  title_hours: TitleHours;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  demo_game_states: ['session_id', 'balance', 'server_seed', 'client_seed', 'nonce', 'last_bet_at', 'rounds', 'staked', 'won', 'last_round'],
  demo_rounds: ['session_id', 'nonce', 'id', 'stake', 'win', 'played_at', 'bought'],
  game_sessions: ['id', 'launch_hash', 'launch_until', 'bearer_hash', 'expires_at', 'mode', 'slug', 'maths', 'currency', 'player_id', 'site_session_id', 'account_id', 'nickname', 'rules', 'locale', 'parent_origin', 'created_at', 'provider'],
  hour_sums: ['player_id', 'hour', 'game', 'currency', 'result', 'rounds', 'staked', 'won'],
  latest_wins: ['id', 'player_id', 'game', 'currency', 'amount', 'nickname', 'won_at'],
  live_bets: ['player_id', 'id', 'number', 'digest', 'table_id', 'round', 'currency', 'stake', 'fields', 'auto_cash_out', 'cashed_out_ms', 'cashed_out_at', 'hold_id', 'funding', 'status', 'win', 'nickname', 'placed_at', 'ended_at'],
  live_chains: ['table_id', 'first_round', 'rounds', 'last_secret', 'made_at'],
  live_phrases: ['player_id', 'slot', 'table_id', 'phrase', 'nickname', 'said_at'],
  live_rounds: ['table_id', 'number', 'state', 'commitment', 'salt_source', 'salt_round', 'opens_at', 'locks_at', 'secret', 'salt', 'outcome', 'starts_at', 'lasts_ms', 'paid_at', 'salt_chain', 'salt_key', 'salt_at', 'salt_signature'],
  live_tables: ['id', 'slug', 'kind', 'awake_until', 'round'],
  player_game_states: ['player_id', 'seed_id', 'server_seed', 'client_seed', 'nonce', 'next_server_seed', 'open_rounds', 'last_bet_at', 'play_session_currency', 'play_session_started_at', 'play_session_rounds', 'play_session_staked', 'play_session_won'],
  provider_transactions: ['provider', 'id', 'kind', 'player_id', 'round', 'game', 'currency', 'amount', 'reference', 'state', 'balance', 'created_at'],
  revealed_seeds: ['id', 'player_id', 'server_seed', 'client_seed', 'bets', 'revealed_at'],
  round_acts: ['player_id', 'round_id', 'played_at', 'step', 'act_id', 'params', 'outcome', 'win', 'seed_id', 'nonce', 'balance', 'acted_at', 'stake'],
  round_keys: ['player_id', 'id', 'played_at'],
  rounds: ['player_id', 'id', 'provider', 'game', 'maths', 'version', 'currency', 'stake', 'win', 'status', 'steps', 'params', 'outcome', 'state', 'seed_id', 'nonce', 'balance', 'played_at', 'funding'],
  shared_rounds: ['token', 'player_id', 'round_id', 'shared_at'],
  studio_titles: ['number', 'studio', 'slug', 'listing', 'listed_at', 'withdrawn_at'],
  studios: ['id', 'title', 'read_at', 'failed_at', 'last_error'],
  title_hours: ['player_id', 'game', 'hour', 'summed'],
} as const;
