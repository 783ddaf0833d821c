// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { Generated } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface OneTimeTokens {
  player_id: bigint;
  purpose: string;
  token_hash: Buffer;
  subject: string | null;
  tries: Generated<number>;
  expires_at: Date;
  used_at: Date | null;
}

export interface Tables {
  one_time_tokens: OneTimeTokens;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  one_time_tokens: ['player_id', 'purpose', 'token_hash', 'subject', 'tries', 'expires_at', 'used_at'],
} as const;
