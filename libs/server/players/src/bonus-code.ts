import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import type { PlayersContext } from './context.ts';
import { tables } from './schema.gen.ts';

interface BonusCodeChange {
  playerId: number;
  /** null drops the code. */
  code: string | null;
}

/** Keeps the code for the next deposit, for promotions to read: one a player, the last one given. The same again changes nothing. */
export async function keepBonusCode({ db, clock }: PlayersContext, { playerId, code }: BonusCodeChange): Promise<void> {
  await db.transaction((tx) => keepBonusCodeIn(tx, { playerId, code, now: clock() }));
}

/** The same within a transaction: a code that brought its bonus is used up with it. */
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
