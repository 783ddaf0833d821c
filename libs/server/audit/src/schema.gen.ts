// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { GeneratedAlways } from 'kysely';
import { kysely } from '@croupier/server-database';

export interface AuditLog {
  seq: bigint;
  entry: string;
  hash: Buffer;
}

export interface AuditPending {
  id: GeneratedAlways<bigint>;
  entry: string;
}

interface Tables {
  audit_log: AuditLog;
  audit_pending: AuditPending;
}

/** Builds statements on the tables of this domain. */
export const tables = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  audit_log: ['seq', 'entry', 'hash'],
  audit_pending: ['id', 'entry'],
} as const;
