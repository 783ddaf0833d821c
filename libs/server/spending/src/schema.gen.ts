// Written by `npm run schema` from the migrations; a test fails when it is stale.
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface SpendingDays {
  player_id: bigint;
  day: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  deposits: bigint;
  staked: bigint;
  returned: bigint;
}

export interface SpendingUntil {
  player_id: bigint;
  day: string;
}

export interface Tables {
  spending_days: SpendingDays;
  spending_until: SpendingUntil;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  spending_days: ['player_id', 'day', 'currency', 'deposits', 'staked', 'returned'],
  spending_until: ['player_id', 'day'],
} as const;
