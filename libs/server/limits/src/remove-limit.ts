import { type LimitType, Refusal, toWire } from '@croupier/contracts';
import { sql, type Transaction } from '@croupier/server-database';
import { rebuildCounters } from './limit-counters.ts';
import { isExclusion } from './limit.ts';
import { publishLimits } from './publish-limits.ts';
import { beginChange, type LimitSet } from './set-limit.ts';
import { settleChanges } from './settle-changes.ts';

export interface LimitRemoval {
  playerId: number;
  id: number;
  looseningHours?: number | undefined;
  now: Date;
}

/** Asks for a limit to go: it stands until its time has come and the player confirmed. A break can't be ended early. */
export async function removeLimit(tx: Transaction, { playerId, id, ...rest }: LimitRemoval): Promise<LimitSet> {
  await settleChanges(tx, rest.now, playerId);
  const [row] = await tx.query<{ id: bigint; type: LimitType }>(sql`
    select id, type from user_limits where id = ${id} and player_id = ${playerId} and removed_at is null for update`);
  if (!row) throw new Refusal('not_found');
  if (isExclusion(row.type)) throw new Refusal('limit_fixed');
  const token = await beginChange(tx, row.id, 'remove', rest);
  await rebuildCounters(tx, playerId);
  await publishLimits(tx, playerId);
  return { id: row.id, token };
}

/** The player follows the link of the mail. Once; before or after the waiting time. Returns whose limit it was. */
export async function confirmChange(
  tx: Transaction,
  { tokenHash, now }: { tokenHash: Buffer; now: Date },
): Promise<{ id: bigint; playerId: number }> {
  const [row] = await tx.query<{ id: bigint; player_id: bigint }>(sql`
    update user_limits set change_confirmed_at = ${now}
    where change_token_hash = ${tokenHash} and change is not null and change_confirmed_at is null and removed_at is null
    returning id, player_id`);
  if (!row) throw new Refusal('token_invalid', { path: ['token'] });
  const playerId = toWire(row.player_id);
  await settleChanges(tx, now, playerId);
  await rebuildCounters(tx, playerId);
  await publishLimits(tx, playerId);
  return { id: row.id, playerId };
}
