// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { Generated } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface DataReports {
  id: Generated<string>;
  player_id: bigint;
  state: 'queued' | 'working' | 'ready' | 'failed' | 'removed';
  locale: string;
  progress: Generated<number>;
  tries: Generated<number>;
  stored_as: string;
  bytes: bigint | null;
  asked_at: Date;
  expires_at: Date;
  link_hash: Buffer | null;
  link_until: Date | null;
}

export interface ErasedExclusions {
  digest: Buffer;
  until: Date | null;
}

export interface ErasureKey {
  only_one: Generated<boolean>;
  secret: Generated<string[]>;
}

export interface Erasures {
  id: Generated<string>;
  player_id: bigint;
  state: 'asked' | 'cancelled' | 'working' | 'done';
  give_up_remainder: boolean;
  asked_at: Date;
  due_at: Date;
  ended_at: Date | null;
}

export interface Tables {
  data_reports: DataReports;
  erased_exclusions: ErasedExclusions;
  erasure_key: ErasureKey;
  erasures: Erasures;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  data_reports: ['id', 'player_id', 'state', 'locale', 'progress', 'tries', 'stored_as', 'bytes', 'asked_at', 'expires_at', 'link_hash', 'link_until'],
  erased_exclusions: ['digest', 'until'],
  erasure_key: ['only_one', 'secret'],
  erasures: ['id', 'player_id', 'state', 'give_up_remainder', 'asked_at', 'due_at', 'ended_at'],
} as const;
