import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import type { PlayersContext } from './context.ts';
import { tables } from './schema.gen.ts';

interface BonusCodeChange {
  playerId: number;
  /** Null deletes the code. */
  code: string | null;
}

/** Saves the promo code for the next deposit; a later one replaces it. Idempotent. */
export async function keepBonusCode({ db, clock }: PlayersContext, { playerId, code }: BonusCodeChange): Promise<void> {
  await db.transaction((tx) => keepBonusCodeIn(tx, { playerId, code, now: clock() }));
}

/** Does the same within a transaction: a code is deleted together with granting its bonus. */
export async function keepBonusCodeIn(
  tx: Transaction,
  { playerId, code, now }: BonusCodeChange & { now: Date },
): Promise<void> {
  const query = tables
    .updateTable('players')
    .set({ deposit_bonus_code: code })
    .where('id', '=', BigInt(playerId))
    .where('deposit_bonus_code', 'is distinct from', code)
    .returning('id');
  if ((await run(tx, query)).length === 0) return;
  const details = { fields: 'deposit_bonus_code' };
  await recordAudit(tx, { at: now, kind: 'profile_changed', actor: `player:${playerId}`, playerId, details });
}
