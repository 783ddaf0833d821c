import type { Selectable } from 'kysely';
import { type DataReport, toWire } from '@croupier/contracts';
import type { Database, Queryable, Transaction } from '@croupier/server-database';
import { run } from '@croupier/server-database';
import type { ObjectStore } from '@croupier/server-storage';
import { columns, type DataReports, tables } from '../schema.gen.ts';
import type { ReportFile, ReportSection } from './section.ts';

export type ReportRow = Selectable<DataReports>;

export interface ReportContext {
  db: Database;
  clock: () => Date;
  store: ObjectStore;
  /** Sections of the archive, one or more per domain. */
  sections: readonly ReportSection[];
  files: (db: Queryable, playerId: number) => AsyncIterable<ReportFile>;
  /** Called in the transaction in which a report becomes ready; queues an email. */
  onReady: (tx: Transaction, playerId: number) => Promise<void>;
}

export const selectReports = tables.selectFrom('data_reports').select(columns.data_reports);

export async function latestReport(db: Queryable, playerId: number): Promise<ReportRow | null> {
  const own = selectReports.where('player_id', '=', BigInt(playerId));
  const [row] = await run(db, own.orderBy('asked_at', 'desc').limit(1));
  return row ?? null;
}

export const describeReport = (row: ReportRow): DataReport => ({
  id: row.id,
  state: row.state as DataReport['state'],
  progress: row.progress,
  asked_at: row.asked_at.toISOString(),
  expires_at: row.state === 'ready' ? row.expires_at.toISOString() : null,
  bytes: row.bytes === null ? null : toWire(row.bytes),
});

/** Returns a player's report requests for the report itself. */
export const ownReports = (db: Queryable, playerId: number): Promise<object[]> =>
  run(
    db,
    tables
      .selectFrom('data_reports')
      .select(['state', 'asked_at'])
      .where('player_id', '=', BigInt(playerId))
      .orderBy('asked_at', 'desc')
      .limit(1_000),
  );
