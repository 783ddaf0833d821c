// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface Conversions {
  id: string;
  player_id: bigint;
  from_currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  to_currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  amount: bigint;
  receives: bigint;
  rate: string;
  created_at: Date;
  expires_at: Date;
  converted_at: Date | null;
  fee: Generated<number>;
}

export interface ExchangeRates {
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  worth: bigint;
  at: Date;
}

export interface ExclusionPayouts {
  player_id: bigint;
  until: Date | null;
}

export interface PaymentCallbacks {
  provider: string;
  id: string;
  payment_id: string | null;
  status: string;
  amount: string;
  currency: string;
  outcome: string;
  received_at: Date;
  number: GeneratedAlways<bigint>;
  player_id: bigint | null;
  action: string | null;
  attended_at: Date | null;
  provider_payment_id: string | null;
}

export interface PaymentChecks {
  payment_id: string;
  type: 'transaction' | 'payout';
  device: string | null;
  verdict: 'allow' | 'review' | 'deny' | 'none' | null;
  reasons: Generated<string[]>;
  tries: Generated<number>;
  created_at: Date;
  answered_at: Date | null;
}

export interface PaymentDifferences {
  id: GeneratedAlways<bigint>;
  provider: string;
  day: string;
  kind: 'unknown_here' | 'unknown_there' | 'state' | 'amount' | 'ledger';
  payment_id: string | null;
  provider_payment_id: string | null;
  ours: string;
  theirs: string;
  found_at: Date;
  attended_at: Date | null;
}

export interface PaymentReported {
  payment_id: string;
  day: string;
}

export interface PaymentReports {
  provider: string;
  day: string;
  payments: number;
  compared_at: Date;
}

export interface PaymentSteps {
  id: GeneratedAlways<bigint>;
  payment_id: string;
  state: string;
  at: Date;
  actor: 'player' | 'house' | 'provider';
}

export interface Payments {
  id: string;
  player_id: bigint;
  action: 'deposit' | 'payout';
  state: string;
  provider: string;
  method: string;
  method_title: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  amount: bigint;
  instrument: string | null;
  profile: string | null;
  provider_payment_id: string | null;
  client_token: string | null;
  failure: string | null;
  recall_allowed: Generated<boolean>;
  auto_approve_at: Date | null;
  created_at: Date;
  updated_at: Date;
  checked_at: Date | null;
  finished_at: Date | null;
  paid_late_at: Date | null;
  attended_at: Date | null;
  one_click: Generated<boolean>;
  confirmations: number | null;
  confirmations_needed: number | null;
  not_before: Date | null;
  question: string | null;
  answer: string | null;
  split_from: string | null;
  reduced_from: bigint | null;
  bonus_code: string | null;
}

export interface PayoutAddresses {
  player_id: bigint;
  profile: string;
  first_at: Date;
}

export interface RecallLocks {
  player_id: bigint;
  locked_at: Date;
}

export interface Tables {
  conversions: Conversions;
  exchange_rates: ExchangeRates;
  exclusion_payouts: ExclusionPayouts;
  payment_callbacks: PaymentCallbacks;
  payment_checks: PaymentChecks;
  payment_differences: PaymentDifferences;
  payment_reported: PaymentReported;
  payment_reports: PaymentReports;
  payment_steps: PaymentSteps;
  payments: Payments;
  payout_addresses: PayoutAddresses;
  recall_locks: RecallLocks;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  conversions: ['id', 'player_id', 'from_currency', 'to_currency', 'amount', 'receives', 'rate', 'created_at', 'expires_at', 'converted_at', 'fee'],
  exchange_rates: ['currency', 'worth', 'at'],
  exclusion_payouts: ['player_id', 'until'],
  payment_callbacks: ['provider', 'id', 'payment_id', 'status', 'amount', 'currency', 'outcome', 'received_at', 'number', 'player_id', 'action', 'attended_at', 'provider_payment_id'],
  payment_checks: ['payment_id', 'type', 'device', 'verdict', 'reasons', 'tries', 'created_at', 'answered_at'],
  payment_differences: ['id', 'provider', 'day', 'kind', 'payment_id', 'provider_payment_id', 'ours', 'theirs', 'found_at', 'attended_at'],
  payment_reported: ['payment_id', 'day'],
  payment_reports: ['provider', 'day', 'payments', 'compared_at'],
  payment_steps: ['id', 'payment_id', 'state', 'at', 'actor'],
  payments: ['id', 'player_id', 'action', 'state', 'provider', 'method', 'method_title', 'currency', 'amount', 'instrument', 'profile', 'provider_payment_id', 'client_token', 'failure', 'recall_allowed', 'auto_approve_at', 'created_at', 'updated_at', 'checked_at', 'finished_at', 'paid_late_at', 'attended_at', 'one_click', 'confirmations', 'confirmations_needed', 'not_before', 'question', 'answer', 'split_from', 'reduced_from', 'bonus_code'],
  payout_addresses: ['player_id', 'profile', 'first_at'],
  recall_locks: ['player_id', 'locked_at'],
} as const;
