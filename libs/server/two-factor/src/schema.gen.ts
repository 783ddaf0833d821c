// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { Generated } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface PendingSignIns {
  token_hash: Buffer;
  player_id: bigint;
  password_mark: Buffer;
  expires_at: Date;
  tries: Generated<number>;
}

export interface RecoveryCodes {
  player_id: bigint;
  code_hash: Buffer;
  used_at: Date | null;
}

export interface TwoFactor {
  player_id: bigint;
  secret: Buffer;
  enabled_at: Date | null;
  set_up_until: Date;
  last_step: bigint | null;
  codes_key: string | null;
}

export interface Tables {
  pending_sign_ins: PendingSignIns;
  recovery_codes: RecoveryCodes;
  two_factor: TwoFactor;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  pending_sign_ins: ['token_hash', 'player_id', 'password_mark', 'expires_at', 'tries'],
  recovery_codes: ['player_id', 'code_hash', 'used_at'],
  two_factor: ['player_id', 'secret', 'enabled_at', 'set_up_until', 'last_step', 'codes_key'],
} as const;
