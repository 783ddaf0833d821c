import { type Database, type Queryable, run, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';
import { hashToken } from './session.ts';

/** Kept for a week, because a laptop may sleep that long. */
const KEPT_MS = 7 * 24 * 3_600_000;

export interface SessionEnd {
  reason: 'coolingoff' | 'selfexclusion' | 'time_up';
  /** End of the break; null if permanent or not applicable. */
  until: Date | null;
}

/** Stores why these sessions ended, under the hashes of their cookies. */
export async function keepSessionEnd(
  tx: Transaction,
  hashes: readonly Buffer[],
  { reason, until }: SessionEnd,
  now: Date,
): Promise<void> {
  if (hashes.length === 0) return;
  const rows = hashes.map((token_hash) => ({ token_hash, reason, until, ended_at: now }));
  await run(tx, tables.insertInto('ended_sessions').values(rows));
}

/** Returns why the session of a cookie ended; null if no reason is stored. */
export async function readSessionEnd(db: Queryable, token: string | undefined): Promise<SessionEnd | null> {
  const hash = token === undefined ? null : hashToken(token);
  if (!hash) return null;
  const query = tables.selectFrom('ended_sessions').select(['reason', 'until']).where('token_hash', '=', hash);
  const [row] = await run(db, query);
  return row ? { reason: row.reason as SessionEnd['reason'], until: row.until } : null;
}

/** Deletes reasons older than a week. Returns the number deleted. */
export async function forgetSessionEnds(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS);
  const old = tables.deleteFrom('ended_sessions').where('ended_at', '<', before);
  return (await run(db, old.returning('ended_at'))).length;
}
