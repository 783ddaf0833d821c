import type { Selectable } from 'kysely';
import type { DeclineReason, DocumentKind, DocumentState, PlayerDocument } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import type { MediaType } from './recognise.ts';
import { columns, type Documents, tables } from './schema.gen.ts';

export type DocumentRow = Selectable<Documents>;

/** Kinds of document required for verification. */
export const REQUIRED: readonly DocumentKind[] = ['identity', 'address'];
/** States a player sees; the others never arrived or were withdrawn. */
const SHOWN: readonly DocumentState[] = ['uploaded', 'in_review', 'approved', 'declined', 'expired'];
/** More than any player has. */
const MOST_SHOWN = 100;

export const selectDocuments = tables.selectFrom('documents').select(columns.documents);

export async function findDocument(db: Queryable, id: string): Promise<DocumentRow | null> {
  const [row] = await run(db, selectDocuments.where('id', '=', id));
  return row ?? null;
}

/** Returns a player's documents, newest first. */
export function listDocuments(db: Queryable, playerId: number): Promise<DocumentRow[]> {
  const own = selectDocuments.where('player_id', '=', BigInt(playerId)).where('state', 'in', SHOWN);
  return run(db, own.orderBy('uploaded_at', 'desc').orderBy('id').limit(MOST_SHOWN));
}

/** More than years of uploads. */
const MOST_OWN = 10_000;

/** Returns every upload of a player, including withdrawn ones, newest first, for the personal data report. */
export const ownDocuments = (db: Queryable, playerId: number): Promise<DocumentRow[]> =>
  run(db, selectDocuments.where('player_id', '=', BigInt(playerId)).orderBy('uploaded_at', 'desc').limit(MOST_OWN));

/** Lists documents that wait for a decision, oldest first. */
export const listWaiting = (db: Queryable): Promise<DocumentRow[]> =>
  run(db, selectDocuments.where('state', 'in', ['uploaded', 'in_review']).orderBy('uploaded_at').limit(500));

/** Converts a document to the wire format; hidden ones never get here. */
export const describeDocument = (row: DocumentRow): PlayerDocument => ({
  id: row.id,
  kind: row.kind as DocumentKind,
  state: row.state as DocumentState,
  file_name: row.file_name,
  media_type: row.media_type as MediaType,
  bytes: row.bytes,
  uploaded_at: row.uploaded_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  valid_until: row.state === 'approved' ? (row.valid_until?.toISOString() ?? null) : null,
  reason: row.reason as DeclineReason | null,
});
