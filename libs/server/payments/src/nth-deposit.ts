import { type Queryable, run } from '@croupier/server-database';
import { tables } from './schema.gen.ts';

/** Highest ordinal needed: no bonus depends on a later one. */
const MOST_COUNTED = 100;

/** Returns the ordinal of a player's deposit, or of the next one, counting from 1. */
export async function nthDeposit(db: Queryable, playerId: number, id?: string): Promise<number> {
  const arrived = tables
    .selectFrom('payments')
    .select('id')
    .where('player_id', '=', BigInt(playerId))
    .where('action', '=', 'deposit')
    .where('state', '=', 'succeeded')
    .orderBy('created_at', 'desc')
    .limit(MOST_COUNTED);
  return (await run(db, id === undefined ? arrived : arrived.where('id', '<>', id))).length + 1;
}
