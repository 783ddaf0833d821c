// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { Generated } from 'kysely';
import { kysely } from '@croupier/server-database';

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

interface Tables {
  sessions: Sessions;
}

/** Builds statements on the tables of this domain. */
export const tables = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  sessions: ['token_hash', 'id', 'player_id', 'created_at', 'active_at', 'authenticated_at', 'ip', 'country', 'user_agent'],
} as const;
