import { run, type Transaction } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** Stores whether signing in requires a code, for the player's profile. The two-factor domain decides it. */
export async function setTwoFactorEnabled(tx: Transaction, playerId: number, enabled: boolean): Promise<void> {
  const shown = tables.updateTable('players').set({ two_factor_enabled: enabled });
  await run(tx, shown.where('id', '=', BigInt(playerId)));
}
