import { Refusal, toWire } from '@croupier/contracts';
import { run, type Transaction } from '@croupier/server-database';
import { rebuildCounters } from './limit-counters.ts';
import { isExclusion } from './limit.ts';
import { publishLimits } from './publish-limits.ts';
import { tables } from './schema.gen.ts';
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
  const query = tables
    .selectFrom('user_limits')
    .select(['id', 'type'])
    .where('id', '=', BigInt(id))
    .where('player_id', '=', BigInt(playerId))
    .where('removed_at', 'is', null)
    .forUpdate();
  const [row] = await run(tx, query);
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
  const query = tables
    .updateTable('user_limits')
    .set({ change_confirmed_at: now })
    .where('change_token_hash', '=', tokenHash)
    .where('change', 'is not', null)
    .where('change_confirmed_at', 'is', null)
    .where('removed_at', 'is', null)
    .returning(['id', 'player_id']);
  const [row] = await run(tx, query);
  if (!row) throw new Refusal('token_invalid', { path: ['token'] });
  const playerId = toWire(row.player_id);
  await settleChanges(tx, now, playerId);
  await rebuildCounters(tx, playerId);
  await publishLimits(tx, playerId);
  return { id: row.id, playerId };
}
