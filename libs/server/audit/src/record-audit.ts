import { run, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** NOTIFY channel that wakes the reader. */
export const AUDIT_CHANNEL = 'audit';

export interface AuditEntry {
  at: Date;
  /** Kind of event: `signed_in`, `payout_approved`. */
  kind: string;
  /** Acting party: `player:1`, `operator:anna`, `system`. */
  actor: string;
  /** Player the entry is about, if any. */
  playerId?: number;
  /** Plain facts. Never a password, a token or a card number. */
  details?: Record<string, string | number | boolean | null>;
}

/** Writes an entry that reaches the audit log only if this transaction commits. */
export async function recordAudit(
  tx: Transaction,
  { at, kind, actor, playerId, details = {} }: AuditEntry,
): Promise<void> {
  const entry = JSON.stringify({ at: at.toISOString(), kind, actor, player_id: playerId ?? null, details });
  await run(tx, tables.insertInto('audit_pending').values({ entry }));
  tx.wake(AUDIT_CHANNEL);
}
