import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

interface BonusesOrder {
  playerId: number;
  allowed: boolean;
  reason: string;
  /** `operator:anna` */
  actor: string;
  now: Date;
}

/** Sets whether a player may get bonuses: `can_issue_bonuses`, independent of breaks and exclusion. */
export async function setBonusesAllowed(
  tx: Transaction,
  { playerId, allowed, reason, actor, now }: BonusesOrder,
): Promise<void> {
  const query = tables.updateTable('players').set({ bonuses_allowed: allowed }).where('id', '=', BigInt(playerId));
  await run(tx, query);
  await recordAudit(tx, { at: now, kind: 'bonuses_allowed', actor, playerId, details: { allowed, reason } });
}
