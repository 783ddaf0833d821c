import { Refusal } from '@croupier/contracts';
import { type Database, publish, type Queryable, run } from '@croupier/server-database';
import type { ObjectStore } from '@croupier/server-storage';
import type { VerificationContext } from './context.ts';
import { tables } from './schema.gen.ts';

/** Age after which an unfinished upload is abandoned: clients retry within minutes. */
const ABANDONED_MS = 3_600_000;
/** Years that approved documents are kept after an account is closed, as required by money laundering law. */
const KEPT_YEARS = 5;

type Files = Pick<VerificationContext, 'db' | 'store' | 'clock'>;

/** Withdraws a player's document that was not reviewed yet; deletes its file at once. */
export async function withdrawDocument(
  context: Files,
  { id, playerId }: { id: string; playerId: number },
): Promise<void> {
  const { db, clock } = context;
  const gone = await db.transaction(async (tx) => {
    const own = tables
      .updateTable('documents')
      .set({ state: 'withdrawn', remove_file_at: clock() })
      .where('id', '=', id)
      .where('player_id', '=', BigInt(playerId));
    const [row] = await run(tx, own.where('state', '=', 'uploaded').returning(['id', 'stored_as']));
    if (row) await publish(tx, { topic: 'verification', players: [playerId], event: 'changed', payload: {} });
    return row;
  });
  if (gone) return removeFile(context, gone);
  const [known] = await run(
    db,
    tables.selectFrom('documents').select('state').where('id', '=', id).where('player_id', '=', BigInt(playerId)),
  );
  if (!known || known.state === 'storing') throw new Refusal('not_found');
  if (known.state !== 'withdrawn') throw new Refusal('document_under_review');
}

/**
 * Deletes files that are due, and the remains of unfinished uploads, in batches. Returns true while there may be more.
 */
export async function clearDocuments({ db, store, clock }: Files, most = 50): Promise<boolean> {
  const now = clock();
  await run(
    db,
    tables
      .updateTable('documents')
      .set({ state: 'withdrawn', remove_file_at: now })
      .where('state', '=', 'storing')
      .where('uploaded_at', '<', new Date(now.getTime() - ABANDONED_MS)),
  );
  const due = tables.selectFrom('documents').select(['id', 'stored_as']).where('file_removed_at', 'is', null);
  const rows = await run(db, due.where('remove_file_at', '<=', now).orderBy('remove_file_at').limit(most));
  for (const row of rows) await removeFile({ db, store, clock }, row);
  return rows.length === most;
}

/** Deletes the file first: after an interruption it is deleted again. */
async function removeFile(
  { db, store, clock }: { db: Database; store: ObjectStore; clock: () => Date },
  { id, stored_as }: { id: string; stored_as: string },
): Promise<void> {
  await store.remove(stored_as);
  await run(db, tables.updateTable('documents').set({ file_removed_at: clock() }).where('id', '=', id));
}

/**
 * Clears the documents of a closed account: those never approved are deleted, approved ones kept as long as the law
 * requires. File names are removed at once.
 */
export async function forgetDocuments(tx: Queryable, playerId: number, now: Date): Promise<void> {
  const kept = new Date(now);
  kept.setUTCFullYear(kept.getUTCFullYear() + KEPT_YEARS);
  const own = tables.updateTable('documents').where('player_id', '=', BigInt(playerId));
  await run(tx, own.set({ file_name: 'document' }));
  const remaining = own.where('file_removed_at', 'is', null);
  await run(tx, remaining.set({ remove_file_at: kept }).where('state', 'in', ['approved', 'expired']));
  const never = remaining.where('state', 'not in', ['approved', 'expired']);
  await run(tx, never.where('state', '=', 'declined').set({ remove_file_at: now }));
  await run(tx, never.where('state', '!=', 'declined').set({ state: 'withdrawn', remove_file_at: now }));
}
