import type { Updateable } from 'kysely';
import * as v from 'valibot';
import { type DeclineReason, type DocumentKind, toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { publish, run, type Transaction } from '@croupier/server-database';
import { enqueue, jobKind } from '@croupier/server-jobs';
import { setVerified } from '@croupier/server-players';
import { notifyPlayers } from '@croupier/server-push';
import type { DecisionContext } from './context.ts';
import { type DocumentRow, REQUIRED } from './document.ts';
import { columns, type Documents, tables } from './schema.gen.ts';

/** Job for the email about a decision; the platform sends it. */
export const decisionMailJob = jobKind('mail.document', v.object({ documentId: v.string(), playerId: v.number() }));

/** Years an approved document is valid, unless the operator sets an earlier day. Our assumption. */
const VALID_YEARS: Record<DocumentKind, number> = { identity: 5, address: 3, payment_method: 3 };
/** Days a declined file is kept for questions about it. */
const DECLINED_DAYS = 30;
const DAY_MS = 86_400_000;

/** Decided row, as ensured by its check constraints. */
interface Decided {
  kind: DocumentKind;
  state: 'approved' | 'declined' | 'expired';
}

interface Decision {
  id: string;
  /** `operator:anna` */
  actor: string;
}

type Change = Updateable<Documents>;

/** Marks a document as under review: its player can no longer withdraw it. False if it was already past that. */
export const reviewDocument = (context: DecisionContext, { id, actor }: Decision): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const row = await change(tx, id, ['uploaded'], { state: 'in_review' });
    if (row) await tell(context, tx, row, { actor, kind: 'document_reviewed' });
    return row !== null;
  });

/** Approves a document; true for the one decision that counts, false if another came first. */
export const approveDocument = (
  context: DecisionContext,
  { id, actor, validUntil }: Decision & { validUntil?: Date | undefined },
): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const now = context.clock();
    const kind = await kindOf(tx, id);
    if (kind === null) return false;
    const valid_until = validUntil ?? yearsFrom(now, VALID_YEARS[kind]);
    const approved = { state: 'approved', decided_at: now, valid_until } as const;
    return decided(context, tx, await change(tx, id, ['uploaded', 'in_review'], approved), actor);
  });

export const declineDocument = (
  context: DecisionContext,
  { id, actor, reason }: Decision & { reason: DeclineReason },
): Promise<boolean> =>
  context.db.transaction(async (tx) => {
    const now = context.clock();
    const remove_file_at = new Date(now.getTime() + DECLINED_DAYS * DAY_MS);
    const declined = { state: 'declined', decided_at: now, reason, remove_file_at } as const;
    return decided(context, tx, await change(tx, id, ['uploaded', 'in_review'], declined), actor);
  });

/** Expires approved documents that are no longer valid, in batches. Returns true while there may be more. */
export async function expireDocuments(context: DecisionContext, most = 50): Promise<boolean> {
  const now = context.clock();
  const over = tables
    .selectFrom('documents')
    .select('id')
    .where('state', '=', 'approved')
    .where('valid_until', '<=', now)
    .orderBy('valid_until')
    .limit(most);
  const rows = await run(context.db, over);
  for (const { id } of rows)
    await context.db.transaction(async (tx) => {
      const row = await change(tx, id, ['approved'], { state: 'expired' });
      const remove_file_at = new Date(now.getTime() + DECLINED_DAYS * DAY_MS);
      // Closing the account has already set a later day.
      const undated = tables.updateTable('documents').set({ remove_file_at }).where('remove_file_at', 'is', null);
      await run(tx, undated.where('id', '=', id));
      await decided(context, tx, row, 'system');
    });
  return rows.length === most;
}

function yearsFrom(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() + years);
  return then;
}

async function kindOf(tx: Transaction, id: string): Promise<DocumentKind | null> {
  const [row] = await run(tx, tables.selectFrom('documents').select('kind').where('id', '=', id));
  return (row?.kind as DocumentKind | undefined) ?? null;
}

async function change(
  tx: Transaction,
  id: string,
  from: readonly Documents['state'][],
  to: Change,
): Promise<DocumentRow | null> {
  const update = tables.updateTable('documents').set(to).where('id', '=', id).where('state', 'in', from);
  const [row] = await run(tx, update.returning(columns.documents));
  return row ?? null;
}

async function decided(
  context: DecisionContext,
  tx: Transaction,
  row: DocumentRow | null,
  actor: string,
): Promise<boolean> {
  if (!row) return false;
  const playerId = toWire(row.player_id);
  await setVerified(tx, { playerId, isVerified: () => hasAllRequired(tx, playerId), now: context.clock() });
  await tell(context, tx, row, { actor, kind: `document_${row.state}` });
  const { kind, state } = row as DocumentRow & Decided;
  await publish(tx, { topic: 'verification', players: [playerId], event: 'decided', payload: { kind, state } });
  await notifyPlayers(tx, 'document_decided', [playerId]);
  await enqueue(tx, decisionMailJob, { documentId: row.id, playerId });
  return true;
}

/**
 * Returns whether the player has every required document. Call it after locking the player's row, so that of two
 * concurrent decisions the later sees the earlier.
 */
async function hasAllRequired(tx: Transaction, playerId: number): Promise<boolean> {
  const approved = tables.selectFrom('documents').select('kind').distinct();
  const kinds = await run(tx, approved.where('player_id', '=', BigInt(playerId)).where('state', '=', 'approved'));
  return REQUIRED.every((kind) => kinds.some((row) => row.kind === kind));
}

async function tell(
  { clock }: DecisionContext,
  tx: Transaction,
  { id, kind: document, player_id, reason }: DocumentRow,
  { actor, kind }: { actor: string; kind: string },
): Promise<void> {
  const playerId = toWire(player_id);
  const details = { document: id, kind: document, ...(reason === null ? {} : { reason }) };
  await recordAudit(tx, { at: clock(), kind, actor, playerId, details });
  await publish(tx, { topic: 'verification', players: [playerId], event: 'changed', payload: {} });
}
