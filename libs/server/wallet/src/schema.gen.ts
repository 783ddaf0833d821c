// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface DebtSettings {
  singleton: Generated<boolean>;
  collect: Generated<boolean>;
}

export interface LedgerAccounts {
  id: GeneratedAlways<bigint>;
  owner: string;
  purpose: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  balance: Generated<bigint>;
  floor: bigint | null;
  shared: GeneratedAlways<boolean | null>;
}

export interface LedgerArchivedSums {
  month: string;
  account_id: bigint;
  total: bigint;
}

export interface LedgerCheckpoint {
  only_one: Generated<boolean>;
  below: Generated<bigint>;
}

export interface LedgerCheckpointSums {
  account_id: bigint;
  total: bigint;
}

export interface LedgerChecks {
  id: GeneratedAlways<bigint>;
  checked_at: Date;
  accounts: number;
  breaks: ColumnType<unknown, string, string>;
  whole: boolean;
}

export interface LedgerEntries {
  account_id: bigint;
  id: Generated<bigint>;
  transaction_id: string;
  amount: bigint;
  reference: string | null;
}

export interface LedgerHolds {
  id: string;
  player_id: bigint;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  amount: bigint;
  kind: string;
  state: Generated<'pending' | 'posted' | 'voided'>;
  posted: bigint | null;
  created_at: Date;
  ended_at: Date | null;
}

export interface LedgerTransactions {
  id: string;
  kind: string;
  digest: Buffer | null;
  reverses: string | null;
  meta: ColumnType<unknown, string | null, string | null>;
  created_at: Date;
}

export interface PlayerDebts {
  id: string;
  player_id: bigint;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  cause: 'bet' | 'deposit';
  reference: string;
  amount: bigint;
  paid: Generated<bigint>;
  created_at: Date;
  paid_at: Date | null;
}

export interface PlayerWallets {
  player_id: bigint;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
}

export interface Tables {
  debt_settings: DebtSettings;
  ledger_accounts: LedgerAccounts;
  ledger_archived_sums: LedgerArchivedSums;
  ledger_checkpoint: LedgerCheckpoint;
  ledger_checkpoint_sums: LedgerCheckpointSums;
  ledger_checks: LedgerChecks;
  ledger_entries: LedgerEntries;
  ledger_holds: LedgerHolds;
  ledger_transactions: LedgerTransactions;
  player_debts: PlayerDebts;
  player_wallets: PlayerWallets;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  debt_settings: ['singleton', 'collect'],
  ledger_accounts: ['id', 'owner', 'purpose', 'currency', 'balance', 'floor', 'shared'],
  ledger_archived_sums: ['month', 'account_id', 'total'],
  ledger_checkpoint: ['only_one', 'below'],
  ledger_checkpoint_sums: ['account_id', 'total'],
  ledger_checks: ['id', 'checked_at', 'accounts', 'breaks', 'whole'],
  ledger_entries: ['account_id', 'id', 'transaction_id', 'amount', 'reference'],
  ledger_holds: ['id', 'player_id', 'currency', 'amount', 'kind', 'state', 'posted', 'created_at', 'ended_at'],
  ledger_transactions: ['id', 'kind', 'digest', 'reverses', 'meta', 'created_at'],
  player_debts: ['id', 'player_id', 'currency', 'cause', 'reference', 'amount', 'paid', 'created_at', 'paid_at'],
  player_wallets: ['player_id', 'currency'],
} as const;
