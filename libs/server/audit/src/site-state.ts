import { type Queryable, run, runOne, type Transaction } from '@croupier/server-database';
import { recordAudit } from './record-audit.ts';
import { tables } from './schema.gen.ts';

export interface SiteState {
  readonly closed: boolean;
  /** Expected reopening time; the site stays closed until an operator opens it. */
  readonly until: Date | null;
  /** Internal reason, never shown to players. */
  readonly reason: string | null;
  readonly changedAt: Date | null;
}

const columns = ['closed', 'until', 'reason', 'changed_at as changedAt'] as const;

/** Returns whether the site is closed for maintenance. */
export const readSiteState = (db: Queryable): Promise<SiteState> =>
  runOne(db, tables.selectFrom('site_state').select(columns));

interface Change {
  readonly closed: boolean;
  readonly until?: Date | null;
  readonly reason?: string | null;
  readonly actor: string;
  readonly now: Date;
}

/** Closes or opens the site and records it in the audit log. False if nothing changed. */
export async function changeSiteState(
  tx: Transaction,
  { closed, until = null, reason = null, actor, now }: Change,
): Promise<boolean> {
  const before = await runOne(tx, tables.selectFrom('site_state').select(columns).forUpdate());
  const same = before.closed === closed && before.until?.getTime() === until?.getTime() && before.reason === reason;
  if (same) return false;
  await run(tx, tables.updateTable('site_state').set({ closed, until, reason, changed_at: now }));
  const details = { until: until?.toISOString() ?? null, reason };
  await recordAudit(tx, { at: now, kind: closed ? 'site_closed' : 'site_opened', actor, details });
  return true;
}
