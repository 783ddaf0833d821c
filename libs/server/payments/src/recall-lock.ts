import { recordAudit } from '@croupier/server-audit';
import { type Queryable, run } from '@croupier/server-database';
import type { PaymentsContext } from './context.ts';
import { updatePayments } from './payment.ts';
import { tables } from './schema.gen.ts';

/** Returns since when a player's withdrawals are final by their own choice; null if they can be recalled. */
export async function readRecallLock(db: Queryable, playerId: number): Promise<Date | null> {
  const [row] = await run(
    db,
    tables.selectFrom('recall_locks').select('locked_at').where('player_id', '=', BigInt(playerId)),
  );
  return row?.locked_at ?? null;
}

/**
 * Makes all withdrawals of a player final, including waiting ones. This can't be undone; calling it again has no
 * effect.
 */
export function lockRecall({ db, clock }: Pick<PaymentsContext, 'db' | 'clock'>, playerId: number): Promise<void> {
  return db.transaction(async (tx) => {
    const now = clock();
    const insert = tables.insertInto('recall_locks').values({ player_id: BigInt(playerId), locked_at: now });
    const made = await run(tx, insert.onConflict((conflict) => conflict.doNothing()).returning('player_id'));
    if (made.length === 0) return;
    const waiting = updatePayments().set({ recall_allowed: false }).where('player_id', '=', BigInt(playerId));
    await run(tx, waiting.where('state', '=', 'requested').where('recall_allowed', '=', true));
    await recordAudit(tx, { at: now, kind: 'recall_locked', actor: `player:${playerId}`, playerId, details: {} });
  });
}
