import type { Updateable } from 'kysely';
import { toWire } from '@croupier/contracts';
import { recordAudit } from '@croupier/server-audit';
import { run, type Transaction } from '@croupier/server-database';
import { forgetPlayer, readOwnPlayer } from '@croupier/server-players';
import { type Erasures, tables } from '../schema.gen.ts';
import type { ErasureContext } from './context.ts';
import { rememberExcluded } from './person-digest.ts';
import { isRemainder } from './remainder.ts';

const DAY_MS = 86_400_000;

/** Erases accounts that are due, in batches. Returns true while there may be more. */
export async function erasePlayers(context: ErasureContext, most = 20): Promise<boolean> {
  const { db, clock } = context;
  const due = tables.selectFrom('erasures').select(['id', 'player_id', 'state']).where('due_at', '<=', clock());
  const rows = await run(db, due.where('state', 'in', ['asked', 'working']).orderBy('due_at').limit(most));
  const failures: unknown[] = [];
  for (const { id, player_id, state } of rows)
    try {
      const begun = state === 'working' || (await begin(context, id));
      if (begun) await finish(context, id, toWire(player_id));
    } catch (error) {
      failures.push(error); // Other due accounts are still erased.
    }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be erased');
  return rows.length === most;
}

/**
 * Starts an erasure in one transaction: afterwards the account no longer identifies the person and can't be used to
 * sign in. False if it has to wait for a bet or a payment, or was cancelled because money arrived.
 */
async function begin(context: ErasureContext, id: string): Promise<boolean> {
  const { db, clock, balances, unsettled, exclusion, giveUp, endSessions, onCancelled } = context;
  const passwordHash = await context.deadPasswordHash();
  return db.transaction(async (tx) => {
    const now = clock();
    const own = tables.selectFrom('erasures').select(['player_id', 'give_up_remainder']).where('id', '=', id);
    const [erasure] = await run(tx, own.where('state', '=', 'asked').forUpdate());
    if (!erasure) return false;
    const playerId = toWire(erasure.player_id);
    if ((await unsettled(tx, playerId)).length > 0) {
      await change(tx, id, { due_at: new Date(now.getTime() + DAY_MS) });
      return false;
    }
    const money = await balances(tx, playerId);
    if (money.some((balance) => !erasure.give_up_remainder || !isRemainder(balance))) {
      await change(tx, id, { state: 'cancelled', ended_at: now });
      await recordAudit(tx, {
        at: now,
        kind: 'erasure_cancelled',
        actor: 'system',
        playerId,
        details: { why: 'money' },
      });
      await onCancelled(tx, playerId, 'money');
      return false;
    }
    for (const balance of money) await giveUp(tx, { ...balance, id, playerId, now });
    const excluded = await exclusion(tx, playerId, now);
    if (excluded) await rememberExcluded(tx, await readOwnPlayer(tx, playerId), excluded.until);
    await endSessions(tx, playerId);
    await forgetPlayer(tx, { playerId, passwordHash });
    await change(tx, id, { state: 'working' });
    return true;
  });
}

/**
 * Runs the remaining steps, one transaction each. After an interruption it restarts at the first, and finished steps
 * change nothing.
 */
async function finish({ db, clock, steps }: ErasureContext, id: string, playerId: number): Promise<void> {
  for (const step of steps) while (await db.transaction((tx) => step.run(tx, playerId, clock())));
  await db.transaction(async (tx) => {
    const now = clock();
    if (await change(tx, id, { state: 'done', ended_at: now }))
      await recordAudit(tx, { at: now, kind: 'erased', actor: 'system', playerId });
  });
}

/** Changes the state; false if another instance was faster. */
async function change(tx: Transaction, id: string, to: Updateable<Erasures>): Promise<boolean> {
  const open = tables.updateTable('erasures').set(to).where('id', '=', id).where('state', 'in', ['asked', 'working']);
  return (await run(tx, open.returning('id'))).length > 0;
}
