// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface EndedSessions {
  token_hash: Buffer;
  reason: 'coolingoff' | 'selfexclusion' | 'time_up';
  until: Date | null;
  ended_at: Date;
}

export interface Sessions {
  token_hash: Buffer;
  id: Generated<string>;
  player_id: bigint;
  created_at: Date;
  active_at: Date;
  authenticated_at: Date;
  ip: string;
  country: string | null;
  user_agent: string;
}

export interface SignIns {
  id: GeneratedAlways<bigint>;
  player_id: bigint | null;
  at: Date;
  outcome: 'signed_in' | 'wrong_password' | 'wrong_code';
  method: 'password' | 'one_time_code' | 'recovery_code' | 'sign_up' | 'link';
  ip: string;
  country: string | null;
  user_agent: string;
  new_device: Generated<boolean>;
}

export interface Tables {
  ended_sessions: EndedSessions;
  sessions: Sessions;
  sign_ins: SignIns;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  ended_sessions: ['token_hash', 'reason', 'until', 'ended_at'],
  sessions: ['token_hash', 'id', 'player_id', 'created_at', 'active_at', 'authenticated_at', 'ip', 'country', 'user_agent'],
  sign_ins: ['id', 'player_id', 'at', 'outcome', 'method', 'ip', 'country', 'user_agent', 'new_device'],
} as const;
