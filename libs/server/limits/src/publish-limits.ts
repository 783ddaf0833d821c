import { recordAudit } from '@croupier/server-audit';
import { publish, type Transaction } from '@croupier/server-database';

export interface LimitChange {
  playerId: number;
  kind: 'limit_set' | 'limit_removal_asked' | 'limit_change_confirmed' | 'limit_change_cancelled' | 'reality_check_set';
  details: Record<string, string | number | boolean | null>;
  now: Date;
}

/** Records a change of a limit in the audit log (promise U1) and makes the player's browsers reload it. */
export async function recordLimitChange(tx: Transaction, change: LimitChange): Promise<void> {
  const { playerId, kind, details, now } = change;
  await recordAudit(tx, { at: now, kind, actor: `player:${playerId}`, playerId, details });
  await publishLimits(tx, [playerId]);
}

/** Makes pages reload the limits of these players, and with them what may be played. */
export const publishLimits = (tx: Transaction, players: number[]): Promise<void> =>
  publish(
    tx,
    { topic: 'limits', players, event: 'changed', payload: {} },
    { topic: 'game_limits', players, event: 'changed', payload: {} },
  );
