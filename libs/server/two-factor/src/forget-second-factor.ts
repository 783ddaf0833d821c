import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** Deletes the second factor and the pending sign-ins of a closed account. */
export async function forgetSecondFactor(db: Queryable, playerId: number): Promise<void> {
  for (const table of ['pending_sign_ins', 'recovery_codes', 'two_factor'] as const)
    await run(db, tables.deleteFrom(table).where('player_id', '=', BigInt(playerId)));
}
