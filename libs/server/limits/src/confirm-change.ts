import { createHash, randomBytes } from 'node:crypto';
import { Refusal, toWire } from '@croupier/contracts';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { rebuildCounters } from './limit-counters.ts';
import { recordLimitChange } from './publish-limits.ts';
import { tables } from './schema.gen.ts';
import { settleChanges } from './settle-changes.ts';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const unconfirmed = tables
  .updateTable('user_limits')
  .where('change', 'is not', null)
  .where('change_confirmed_at', 'is', null)
  .where('removed_at', 'is', null);

/**
 * Creates a token of 256 bits when the player's email is written: only the hash is stored, and earlier tokens are
 * revoked. Null if nothing waits for confirmation any more.
 */
export async function createChangeToken(db: Queryable, limitId: bigint): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const query = unconfirmed
    .set({ change_token_hash: hashOf(token) })
    .where('id', '=', limitId)
    .returning('id');
  return (await run(db, query)).length > 0 ? token : null;
}

/** Confirms a change by the link of the email, once, before or after the waiting time. Returns the limit's player. */
export async function confirmChange(
  tx: Transaction,
  { token, now }: { token: string; now: Date },
): Promise<{ id: bigint; playerId: number }> {
  const query = unconfirmed
    .set({ change_confirmed_at: now })
    .where('change_token_hash', '=', hashOf(token))
    .returning(['id', 'player_id']);
  const [row] = await run(tx, query);
  if (!row) throw new Refusal('token_invalid', { path: ['token'] });
  const playerId = toWire(row.player_id);
  await settleChanges(tx, now, playerId);
  await rebuildCounters(tx, playerId, now);
  const details = { limit: toWire(row.id) };
  await recordLimitChange(tx, { playerId, kind: 'limit_change_confirmed', details, now });
  return { id: row.id, playerId };
}
