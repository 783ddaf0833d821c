import { recordAudit } from '@croupier/server-audit';
import { publish, type Transaction } from '@croupier/server-database';

export interface LimitChange {
  playerId: number;
  kind: 'limit_set' | 'limit_removal_asked' | 'limit_change_confirmed' | 'limit_change_cancelled' | 'reality_check_set';
  details: Record<string, string | number | boolean | null>;
  now: Date;
}

/** A change of what a player allows themselves goes to the audit log (promise U1), and their browsers reload it. */
export async function recordLimitChange(tx: Transaction, change: LimitChange): Promise<void> {
  const { playerId, kind, details, now } = change;
  await recordAudit(tx, { at: now, kind, actor: `player:${playerId}`, playerId, details });
  await publishLimits(tx, [playerId]);
}

/** Pages ask again for the limits of these players; what may be played changes with them. */
export const publishLimits = (tx: Transaction, players: number[]): Promise<void> =>
  publish(
    tx,
    { topic: 'limits', players, event: 'changed', payload: {} },
    { topic: 'game_limits', players, event: 'changed', payload: {} },
  );
