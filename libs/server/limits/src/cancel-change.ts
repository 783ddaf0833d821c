import { Refusal } from '@croupier/contracts';
import { run, type Transaction } from '@croupier/server-database';
import { rebuildCounters } from './limit-counters.ts';
import { UNCHANGED } from './limit.ts';
import { recordLimitChange } from './publish-limits.ts';
import { tables } from './schema.gen.ts';
import type { LimitSet } from './set-limit.ts';
import { settleChanges } from './settle-changes.ts';

/** Cancels a pending higher limit, confirmed or not. One that already applies can't be cancelled. */
export async function cancelChange(
  tx: Transaction,
  { playerId, id, now }: { playerId: number; id: number; now: Date },
): Promise<LimitSet> {
  await settleChanges(tx, now, playerId);
  const query = tables
    .selectFrom('user_limits')
    .select(['id', 'type', 'period', 'change'])
    .where('id', '=', BigInt(id))
    .where('player_id', '=', BigInt(playerId))
    .where('removed_at', 'is', null)
    .where('type', 'not in', ['coolingoff', 'selfexclusion'])
    .forUpdate();
  const [row] = await run(tx, query);
  if (!row) throw new Refusal('not_found');
  const update = tables.updateTable('user_limits').set({ ...UNCHANGED, seconds_next: null });
  await run(tx, update.where('id', '=', row.id));
  await run(tx, tables.updateTable('user_limit_accounts').set({ next_amount: null }).where('limit_id', '=', row.id));
  await rebuildCounters(tx, playerId, now);
  const details = { limit: id, type: row.type, period: row.period };
  await recordLimitChange(tx, { playerId, kind: 'limit_change_cancelled', details, now });
  return { id: row.id, unconfirmed: false, effect: row.change === null ? null : 'cancelled' };
}
