import { createHash } from 'node:crypto';
import { type DocumentKind, MAX_WAITING_DOCUMENTS, Refusal, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { publish, run, sql, type Transaction } from '@croupier/server-database';
import { newName } from '@croupier/server-storage';
import type { VerificationContext } from './context.ts';
import { type DocumentRow, findDocument } from './document.ts';
import { type MediaType, recognise } from './recognise.ts';
import { ScannerAway } from './scanner.ts';
import { columns, tables } from './schema.gen.ts';

export interface Upload {
  /** Created by the browser: a repeat is the same document. */
  id: string;
  playerId: number;
  kind: DocumentKind;
  fileName: string;
  content: Buffer;
}

/** Limit of uploads per day, whatever their outcome. */
const MOST_A_DAY = 30;
const DAY_MS = 86_400_000;

/**
 * Receives a document: checks it, stores its file under the name in its row, then shows it. After an interruption,
 * repeating the upload continues it, or `clearDocuments` removes the remains.
 */
export async function uploadDocument(context: VerificationContext, upload: Upload): Promise<DocumentRow> {
  const { db, store } = context;
  const mediaType = recognise(upload.content);
  await refuseInfected(context, upload.content);
  const row = await db.transaction((tx) => begin(tx, upload, mediaType, context.clock()));
  if (row.state !== 'storing') return row;
  await store.put(row.stored_as, [upload.content]);
  return db.transaction((tx) => finish(tx, row, context.clock()));
}

async function refuseInfected({ scanner }: VerificationContext, content: Buffer): Promise<void> {
  const found = await scanner.scan(content).catch((error: unknown) => {
    throw error instanceof ScannerAway ? new Refusal('unavailable') : error;
  });
  if (found !== null) throw new Refusal('file_infected', { path: ['file'] });
}

async function begin(tx: Transaction, upload: Upload, mediaType: MediaType, now: Date): Promise<DocumentRow> {
  const { id, playerId, kind, fileName, content } = upload;
  // Serializes a player's uploads: waiting documents are counted below.
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('documents', ${playerId}::bigint))`);
  const sha256 = createHash('sha256').update(content).digest();
  const known = await findDocument(tx, id);
  if (known) {
    const isSame = known.player_id === BigInt(playerId) && known.kind === kind && known.sha256.equals(sha256);
    if (!isSame || known.state === 'withdrawn') throw new Refusal('idempotency_conflict');
    return known;
  }
  await refuseTooMany(tx, upload, now);
  const [row] = await run(
    tx,
    tables
      .insertInto('documents')
      .values({
        id,
        player_id: BigInt(playerId),
        kind,
        state: 'storing',
        file_name: fileName,
        media_type: mediaType,
        bytes: content.length,
        sha256,
        stored_as: newName(),
        uploaded_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(columns.documents),
  );
  if (!row) throw new Refusal('idempotency_conflict'); // Another player's id, created at the same moment.
  return row;
}

async function refuseTooMany(tx: Transaction, { playerId, kind }: Upload, now: Date): Promise<void> {
  const [count] = await tx.query<{ waiting: number; today: number }>(sql`
    select count(*) filter (where kind = ${kind} and state in ('storing', 'uploaded', 'in_review'))::int as waiting,
      count(*) filter (where uploaded_at > ${new Date(now.getTime() - DAY_MS)})::int as today
    from (select kind, state, uploaded_at from documents where player_id = ${playerId} order by uploaded_at desc limit 500) newest`);
  if (count!.waiting >= MAX_WAITING_DOCUMENTS)
    throw new Refusal('too_many_documents', { params: { most: MAX_WAITING_DOCUMENTS } });
  if (count!.today >= MOST_A_DAY) throw new Refusal('too_many_requests', { params: { retry_after: DAY_MS / 1000 } });
}

async function finish(tx: Transaction, { id, player_id }: DocumentRow, now: Date): Promise<DocumentRow> {
  const playerId = toWire(player_id);
  const arrived = tables.updateTable('documents').set({ state: 'uploaded' });
  const [row] = await run(tx, arrived.where('id', '=', id).where('state', '=', 'storing').returning(columns.documents));
  if (!row) {
    const stored = await findDocument(tx, id); // The same upload twice at once: the other one was faster.
    if (!stored || stored.state === 'withdrawn') throw new Refusal('file_incomplete', { path: ['file'] });
    return stored;
  }
  const { kind, bytes } = row;
  await recordAudit(tx, {
    at: now,
    kind: 'document_uploaded',
    actor: `player:${playerId}`,
    playerId,
    details: { document: id, kind, bytes },
  });
  await publish(tx, { topic: 'verification', players: [playerId], event: 'changed', payload: {} });
  return row;
}
