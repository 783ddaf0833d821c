import { toWire } from '@croupier/contracts';
import { type Database, type Queryable, run, type Transaction } from '@croupier/server-database';
import { publishReport } from '../publish.ts';
import { columns, tables } from '../schema.gen.ts';
import type { ReportContext, ReportRow } from './report.ts';
import { writeArchive } from './write-archive.ts';

/** Attempts after which a report fails and another may be requested. */
const MOST_TRIES = 5;

/**
 * Creates a report, always from the beginning: after a crash or a concurrent run there is still one archive under one
 * name.
 */
export async function makeReport(context: ReportContext, reportId: string, signal: AbortSignal): Promise<void> {
  const report = await begin(context, reportId);
  if (!report) return;
  const { db, clock, store, sections, files, onReady } = context;
  const playerId = toWire(report.player_id);
  let bytes = 0n;
  async function* counted(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      bytes += BigInt(part.length);
      yield part;
    }
  }
  const archive = writeArchive({
    db,
    playerId,
    locale: report.locale,
    madeAt: clock(),
    sections,
    files: files(db, playerId),
    onSection: (done) => change(db, reportId, { progress: Math.floor((100 * done) / (sections.length + 1)) }),
    signal,
  });
  await store.put(report.stored_as, counted(archive));
  const isWanted = await db.transaction(async (tx) => {
    const ready = tables.updateTable('data_reports').set({ state: 'ready', progress: 100, bytes });
    const made = ready.where('id', '=', reportId).where('state', '=', 'working');
    const [row] = await run(tx, made.returning(columns.data_reports));
    if (!row) return isReady(tx, reportId);
    await publishReport(tx, row);
    await onReady(tx, playerId);
    return true;
  });
  // The account was closed meanwhile, and no later sweep would remove the file.
  if (!isWanted) await store.remove(report.stored_as);
}

async function isReady(tx: Transaction, reportId: string): Promise<boolean> {
  const own = tables.selectFrom('data_reports').select('id').where('id', '=', reportId);
  return (await run(tx, own.where('state', '=', 'ready'))).length > 0;
}

async function begin({ db }: ReportContext, reportId: string): Promise<ReportRow | null> {
  const tried = tables
    .updateTable('data_reports')
    .set(({ eb }) => ({ state: 'working', tries: eb('tries', '+', 1), progress: 0 }))
    .where('id', '=', reportId)
    .where('state', 'in', ['queued', 'working']);
  const [row] = await run(db, tried.returning(columns.data_reports));
  if (!row || row.tries <= MOST_TRIES) return row ?? null;
  await change(db, reportId, { state: 'failed' });
  return null;
}

/** Updates a report in progress and publishes the change to the player's pages. */
const change = (db: Database, reportId: string, changed: { progress: number } | { state: 'failed' }): Promise<void> =>
  db.transaction(async (tx) => {
    const update = tables.updateTable('data_reports').set(changed).where('id', '=', reportId);
    const [row] = await run(tx, update.where('state', '=', 'working').returning(columns.data_reports));
    if (row) await publishReport(tx, row);
  });

/** Removes expired archives in batches. Returns true while there may be more. */
export async function clearReports({ db, clock, store }: ReportContext, most = 50): Promise<boolean> {
  const over = tables.selectFrom('data_reports').select(['id', 'stored_as']).where('state', '!=', 'removed');
  const rows = await run(db, over.where('expires_at', '<=', clock()).orderBy('expires_at').limit(most));
  for (const { id, stored_as } of rows) {
    await store.remove(stored_as); // First: after an interruption it is removed again.
    await run(db, tables.updateTable('data_reports').set({ state: 'removed' }).where('id', '=', id));
  }
  return rows.length === most;
}

/** Expires the reports of a closed account: links stop working, and the next sweep removes the files. Idempotent. */
export async function forgetReports(db: Queryable, playerId: number, now: Date): Promise<void> {
  const own = tables.updateTable('data_reports').where('player_id', '=', BigInt(playerId));
  await run(
    db,
    own.set({ expires_at: now, link_hash: null, state: 'failed' }).where('state', 'in', ['queued', 'working']),
  );
  await run(db, own.set({ expires_at: now, link_hash: null }).where('expires_at', '>', now));
}
