// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface Attempts {
  subject: Buffer;
  failures: number;
  last_at: Date;
  locked_until: Date;
}

export interface ContactAnswers {
  id: GeneratedAlways<bigint>;
  message_id: string;
  text: string;
  actor: string;
  answered_at: Date;
}

export interface ContactMessages {
  id: string;
  player_id: bigint | null;
  name: string;
  email: string;
  topic: 'account' | 'verification' | 'deposit' | 'withdrawal' | 'bonus' | 'game' | 'sport' | 'limits' | 'privacy' | 'other';
  text: string;
  locale: string;
  edition: string;
  site: 'casino' | 'sport';
  state: 'open' | 'answered' | 'closed';
  sent_at: Date;
  closed_at: Date | null;
}

export interface EmailChanges {
  player_id: bigint;
  email: string;
  old_confirmed_at: Date | null;
  new_confirmed_at: Date | null;
  expires_at: Date;
  operator_from: Date | null;
}

export interface Groups {
  id: number;
  name: string;
  kind: 'experiment' | 'level' | 'vip' | 'chat' | 'payments' | 'test' | 'achievement';
  level: number | null;
}

export interface IdentityReviews {
  player_id: bigint;
  other_player_id: bigint;
  likeness: 'name' | 'address';
  noted_at: Date;
}

export interface KnownDevices {
  player_id: bigint;
  device_hash: Buffer;
  last_at: Date;
}

export interface PlayerGroups {
  player_id: bigint;
  group_id: number;
  created_at: Date;
}

export interface Players {
  id: GeneratedAlways<bigint>;
  email: string;
  password_hash: string;
  nickname: string | null;
  first_name: string | null;
  last_name: string | null;
  gender: 'm' | 'f' | 'x' | null;
  date_of_birth: string | null;
  mobile_phone: string | null;
  country: string | null;
  city: string | null;
  address: string | null;
  postal_code: string | null;
  edition: string;
  locale: string;
  receive_promos: Generated<boolean>;
  receive_sms_promos: Generated<boolean>;
  deposit_bonus_code: string | null;
  verified: Generated<boolean>;
  two_factor_enabled: Generated<boolean>;
  terms_accepted_at: Date | null;
  confirmed_at: Date | null;
  current_sign_in_at: Date | null;
  created_at: Date;
  phone_confirmed_at: Date | null;
  saved_at: Date | null;
  autoregistered: Generated<boolean>;
  bonuses_allowed: Generated<boolean>;
  affiliate_stag: string | null;
  campaign: ColumnType<unknown, string | null, string | null>;
  name_key: GeneratedAlways<string | null>;
}

export interface SignInLinks {
  token_hash: Buffer;
  player_id: bigint;
  expires_at: Date;
}

export interface SowQuestionnaires {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  requested_at: Date;
  requested_by: string;
  expires_at: Date;
  answered_at: Date | null;
  answers: ColumnType<unknown, string | null, string | null>;
}

export interface Tables {
  attempts: Attempts;
  contact_answers: ContactAnswers;
  contact_messages: ContactMessages;
  email_changes: EmailChanges;
  groups: Groups;
  identity_reviews: IdentityReviews;
  known_devices: KnownDevices;
  player_groups: PlayerGroups;
  players: Players;
  sign_in_links: SignInLinks;
  sow_questionnaires: SowQuestionnaires;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  attempts: ['subject', 'failures', 'last_at', 'locked_until'],
  contact_answers: ['id', 'message_id', 'text', 'actor', 'answered_at'],
  contact_messages: ['id', 'player_id', 'name', 'email', 'topic', 'text', 'locale', 'edition', 'site', 'state', 'sent_at', 'closed_at'],
  email_changes: ['player_id', 'email', 'old_confirmed_at', 'new_confirmed_at', 'expires_at', 'operator_from'],
  groups: ['id', 'name', 'kind', 'level'],
  identity_reviews: ['player_id', 'other_player_id', 'likeness', 'noted_at'],
  known_devices: ['player_id', 'device_hash', 'last_at'],
  player_groups: ['player_id', 'group_id', 'created_at'],
  players: ['id', 'email', 'password_hash', 'nickname', 'first_name', 'last_name', 'gender', 'date_of_birth', 'mobile_phone', 'country', 'city', 'address', 'postal_code', 'edition', 'locale', 'receive_promos', 'receive_sms_promos', 'deposit_bonus_code', 'verified', 'two_factor_enabled', 'terms_accepted_at', 'confirmed_at', 'current_sign_in_at', 'created_at', 'phone_confirmed_at', 'saved_at', 'autoregistered', 'bonuses_allowed', 'affiliate_stag', 'campaign', 'name_key'],
  sign_in_links: ['token_hash', 'player_id', 'expires_at'],
  sow_questionnaires: ['id', 'player_id', 'requested_at', 'requested_by', 'expires_at', 'answered_at', 'answers'],
} as const;
