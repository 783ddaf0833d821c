// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { ColumnType, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface CappedDeposits {
  player_id: bigint;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  period_start: Date;
  used: bigint;
}

export interface LimitCounters {
  player_id: bigint;
  counters: ColumnType<unknown, string, string>;
}

export interface RealityChecks {
  player_id: bigint;
  minutes: number | null;
  passed_at: Date;
}

export interface UserLimitAccounts {
  limit_id: bigint;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  amount: bigint;
  next_amount: bigint | null;
}

export interface UserLimits {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  type: 'loss' | 'wager' | 'deposit' | 'coolingoff' | 'selfexclusion' | 'session';
  period: 'day' | 'day_3' | 'week' | 'month' | 'month_3' | 'month_6' | 'month_9' | 'month_12' | 'forever';
  created_at: Date;
  ends_at: Date | null;
  removed_at: Date | null;
  change: 'raise' | 'remove' | null;
  change_from: Date | null;
  change_token_hash: Buffer | null;
  change_confirmed_at: Date | null;
  seconds_allowed: bigint | null;
  seconds_next: bigint | null;
}

export interface Tables {
  capped_deposits: CappedDeposits;
  limit_counters: LimitCounters;
  reality_checks: RealityChecks;
  user_limit_accounts: UserLimitAccounts;
  user_limits: UserLimits;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  capped_deposits: ['player_id', 'currency', 'period_start', 'used'],
  limit_counters: ['player_id', 'counters'],
  reality_checks: ['player_id', 'minutes', 'passed_at'],
  user_limit_accounts: ['limit_id', 'currency', 'amount', 'next_amount'],
  user_limits: ['id', 'player_id', 'type', 'period', 'created_at', 'ends_at', 'removed_at', 'change', 'change_from', 'change_token_hash', 'change_confirmed_at', 'seconds_allowed', 'seconds_next'],
} as const;
