// Written by `npm run schema` from the migrations; a test fails when it is stale.
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface Documents {
  id: string;
  player_id: bigint;
  kind: 'identity' | 'address' | 'payment_method';
  state: 'storing' | 'uploaded' | 'in_review' | 'approved' | 'declined' | 'expired' | 'withdrawn';
  file_name: string;
  media_type: string;
  bytes: number;
  sha256: Buffer;
  stored_as: string;
  reason: string | null;
  uploaded_at: Date;
  decided_at: Date | null;
  valid_until: Date | null;
  remove_file_at: Date | null;
  file_removed_at: Date | null;
}

export interface Tables {
  documents: Documents;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  documents: ['id', 'player_id', 'kind', 'state', 'file_name', 'media_type', 'bytes', 'sha256', 'stored_as', 'reason', 'uploaded_at', 'decided_at', 'valid_until', 'remove_file_at', 'file_removed_at'],
} as const;
