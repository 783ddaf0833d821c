// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface BonusSettings {
  player_id: bigint;
  receive_bonuses: boolean;
  changed_at: Date;
}

export interface BonusSignals {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  other_player_id: bigint;
  likeness: 'email' | 'phone' | 'device' | 'address' | 'person';
  definition: string;
  noted_at: Date;
  reviewed_at: Date | null;
  reviewed_by: string | null;
}

export interface BonusTerms {
  definition: string;
  version: number;
  terms: ColumnType<unknown, string, string>;
}

export interface CashbackDue {
  week: Date;
  player_id: bigint;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  amount: bigint | null;
  settled_at: Date | null;
}

export interface CashbackWeeks {
  starts_at: Date;
  ends_at: Date;
  read_at: Date;
  read_id: string | null;
  is_read: Generated<boolean>;
}

export interface CompPointExchanges {
  id: string;
  player_id: bigint;
  points: bigint;
  rate_group: string;
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  amount: bigint;
  exchanged_at: Date;
}

export interface CompPoints {
  player_id: bigint;
  earned: Generated<string>;
  staked: Generated<string>;
  pokie_rounds: Generated<bigint>;
  provider_staked: Generated<string>;
  title_staked: Generated<string>;
  given: Generated<bigint>;
  exchanged: Generated<bigint>;
  level: Generated<number>;
  most_staked: Generated<string>;
}

export interface LevelGifts {
  player_id: bigint;
  level: number;
  points: bigint;
  given_at: Date;
}

export interface PlayerBonuses {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  grant_id: string;
  definition: string;
  version: number;
  type: 'deposit' | 'registration' | 'no_deposit' | 'free_spins' | 'cashback' | 'cash' | 'group' | 'custom' | 'freebet' | 'feature_spins' | 'feature_trigger' | 'xp' | 'gift';
  gives: 'money' | 'cash' | 'spins' | 'freebet' | 'xp';
  stage: 'issued' | 'activated' | 'handle_bets' | 'wager_done' | 'finished' | 'lost' | 'expired' | 'canceled' | 'erased_by_withdraw';
  currency: 'AUD' | 'CAD' | 'NZD' | 'EUR' | 'USD' | 'PLN' | 'JPY' | 'NOK' | 'BRL' | 'BTC' | 'ETH' | 'BCH' | 'LTC' | 'DOG' | 'USDT';
  amount: bigint;
  requirement: bigint;
  wagered: Generated<bigint>;
  fund: Generated<bigint>;
  account_id: bigint | null;
  released: Generated<bigint>;
  cap: bigint | null;
  max_stake: bigint | null;
  open_bets: Generated<number>;
  rounds: Generated<number>;
  rounds_left: Generated<number>;
  won: Generated<bigint>;
  queue_place: number | null;
  once: boolean;
  issued_at: Date;
  activated_at: Date | null;
  expires_at: Date;
  ended_at: Date | null;
  in_play: GeneratedAlways<boolean>;
}

export interface Tables {
  bonus_settings: BonusSettings;
  bonus_signals: BonusSignals;
  bonus_terms: BonusTerms;
  cashback_due: CashbackDue;
  cashback_weeks: CashbackWeeks;
  comp_point_exchanges: CompPointExchanges;
  comp_points: CompPoints;
  level_gifts: LevelGifts;
  player_bonuses: PlayerBonuses;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  bonus_settings: ['player_id', 'receive_bonuses', 'changed_at'],
  bonus_signals: ['id', 'player_id', 'other_player_id', 'likeness', 'definition', 'noted_at', 'reviewed_at', 'reviewed_by'],
  bonus_terms: ['definition', 'version', 'terms'],
  cashback_due: ['week', 'player_id', 'currency', 'amount', 'settled_at'],
  cashback_weeks: ['starts_at', 'ends_at', 'read_at', 'read_id', 'is_read'],
  comp_point_exchanges: ['id', 'player_id', 'points', 'rate_group', 'currency', 'amount', 'exchanged_at'],
  comp_points: ['player_id', 'earned', 'staked', 'pokie_rounds', 'provider_staked', 'title_staked', 'given', 'exchanged', 'level', 'most_staked'],
  level_gifts: ['player_id', 'level', 'points', 'given_at'],
  player_bonuses: ['id', 'player_id', 'grant_id', 'definition', 'version', 'type', 'gives', 'stage', 'currency', 'amount', 'requirement', 'wagered', 'fund', 'account_id', 'released', 'cap', 'max_stake', 'open_bets', 'rounds', 'rounds_left', 'won', 'queue_place', 'once', 'issued_at', 'activated_at', 'expires_at', 'ended_at', 'in_play'],
} as const;
