// Written by `npm run schema` from the migrations; a test fails when it is stale.
import type { Generated, GeneratedAlways } from 'kysely';
import { kysely, type QueryBuilder } from '@croupier/server-database';

export interface AuditArchived {
  month: string;
  seq: bigint;
  hash: Buffer;
  archived_at: Date;
}

export interface AuditLog {
  seq: bigint;
  chained_at: Generated<Date>;
  entry: string;
  hash: Buffer;
}

export interface AuditPending {
  id: GeneratedAlways<bigint>;
  entry: string;
}

export interface SiteState {
  singleton: Generated<boolean>;
  closed: Generated<boolean>;
  until: Date | null;
  reason: string | null;
  changed_at: Date | null;
}

export interface Tables {
  audit_archived: AuditArchived;
  audit_log: AuditLog;
  audit_pending: AuditPending;
  site_state: SiteState;
}

/** Builds statements on the tables of this domain. */
export const tables: QueryBuilder<Tables> = kysely<Tables>();

/** Every column of a table, for reading whole rows. */
export const columns = {
  audit_archived: ['month', 'seq', 'hash', 'archived_at'],
  audit_log: ['seq', 'chained_at', 'entry', 'hash'],
  audit_pending: ['id', 'entry'],
  site_state: ['singleton', 'closed', 'until', 'reason', 'changed_at'],
} as const;
