import { Refusal } from '@croupier/contracts';
import { run, type Transaction } from '@croupier/server-database';
import { rebuildCounters } from './limit-counters.ts';
import { isExclusion } from './limit.ts';
import { recordLimitChange } from './publish-limits.ts';
import { tables } from './schema.gen.ts';
import { beginChange, type LimitSet } from './set-limit.ts';
import { settleChanges } from './settle-changes.ts';

export interface LimitRemoval {
  playerId: number;
  id: number;
  looseningHours?: number | undefined;
  now: Date;
}

/**
 * Requests the removal of a limit: it applies until its waiting time has passed and the player confirmed. A break can't
 * be ended early.
 */
export async function removeLimit(tx: Transaction, { playerId, id, ...rest }: LimitRemoval): Promise<LimitSet> {
  await settleChanges(tx, rest.now, playerId);
  const query = tables
    .selectFrom('user_limits')
    .select(['id', 'type', 'period'])
    .where('id', '=', BigInt(id))
    .where('player_id', '=', BigInt(playerId))
    .where('removed_at', 'is', null)
    .forUpdate();
  const [row] = await run(tx, query);
  if (!row) throw new Refusal('not_found');
  if (isExclusion(row.type)) throw new Refusal('limit_fixed');
  await beginChange(tx, row.id, 'remove', rest);
  await rebuildCounters(tx, playerId, rest.now);
  const details = { limit: id, type: row.type, period: row.period };
  await recordLimitChange(tx, { playerId, kind: 'limit_removal_asked', details, now: rest.now });
  return { id: row.id, unconfirmed: true, effect: null };
}
