import { run, type Transaction } from '@croupier/server-database';
import { joinMissedExperiment } from './experiments.ts';
import { tables } from './schema.gen.ts';

/** Stores the time of a player's last sign-in, in the caller's transaction. */
export async function recordSignIn(tx: Transaction, playerId: number, now: Date): Promise<void> {
  await run(tx, tables.updateTable('players').set({ current_sign_in_at: now }).where('id', '=', BigInt(playerId)));
  await joinMissedExperiment(tx, playerId, now);
}
