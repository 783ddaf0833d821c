import { Refusal } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { run, sql, type Transaction } from '@croupier/server-database';
import { publishErasure } from '../publish.ts';
import { tables } from '../schema.gen.ts';
import type { ErasureContext } from './context.ts';
import { isRemainder } from './remainder.ts';

export const PAUSE_DAYS = 14;
const DAY_MS = 86_400_000;

/**
 * Schedules the deletion of the account after a waiting period; ends every session now, and signing in meanwhile
 * cancels it. Idempotent: a repeat keeps the day.
 */
export function askForErasure(
  context: ErasureContext,
  { playerId, giveUpRemainder }: { playerId: number; giveUpRemainder: boolean },
): Promise<Date> {
  const { db, clock, balances, endSessions, onAsked } = context;
  return db.transaction(async (tx) => {
    const now = clock();
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended('erasures', ${playerId}::bigint))`);
    const asked = tables.selectFrom('erasures').select('due_at').where('player_id', '=', BigInt(playerId));
    const [earlier] = await run(tx, asked.where('state', 'in', ['asked', 'working']));
    if (earlier) return earlier.due_at;
    const money = await balances(tx, playerId);
    const stays = giveUpRemainder ? money.filter((balance) => !isRemainder(balance)) : money;
    if (stays.length > 0) throw new Refusal('erasure_money');
    const due_at = new Date(now.getTime() + PAUSE_DAYS * DAY_MS);
    await run(
      tx,
      tables.insertInto('erasures').values({
        player_id: BigInt(playerId),
        state: 'asked',
        give_up_remainder: giveUpRemainder,
        asked_at: now,
        due_at,
      }),
    );
    await endSessions(tx, playerId);
    const details = { due_at: due_at.toISOString() };
    await recordAudit(tx, { at: now, kind: 'erasure_asked', actor: `player:${playerId}`, playerId, details });
    await publishErasure(tx, playerId, 'asked');
    await onAsked(tx, playerId, due_at);
    return due_at;
  });
}

/**
 * Cancels a requested erasure when the player signs in, in the caller's transaction. Once the erasure has started,
 * sign-in is refused.
 */
export async function cancelErasure(
  { clock, onCancelled }: Pick<ErasureContext, 'clock' | 'onCancelled'>,
  tx: Transaction,
  playerId: number,
): Promise<void> {
  const now = clock();
  const own = tables.updateTable('erasures').set({ state: 'cancelled', ended_at: now });
  const ofPlayer = own.where('player_id', '=', BigInt(playerId));
  const [cancelled] = await run(tx, ofPlayer.where('state', '=', 'asked').returning('id'));
  if (cancelled) {
    await recordAudit(tx, { at: now, kind: 'erasure_cancelled', actor: `player:${playerId}`, playerId });
    await publishErasure(tx, playerId, 'cancelled');
    return onCancelled(tx, playerId, 'signed_in');
  }
  const begun = tables.selectFrom('erasures').select('id').where('player_id', '=', BigInt(playerId));
  if ((await run(tx, begun.where('state', 'in', ['working', 'done']).limit(1))).length > 0)
    throw new Refusal('wrong_credentials');
}
