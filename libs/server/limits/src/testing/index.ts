import { type Queryable, run, sql, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** Returns the deposits that count towards the edition's caps, by currency, in subunits. */
export const readCappedDeposits = (db: Queryable, playerId: number): Promise<{ currency: string; used: bigint }[]> =>
  run(db, tables.selectFrom('capped_deposits').select(['currency', 'used']).where('player_id', '=', BigInt(playerId)));

/** Holds a player's counters like another transaction would, until this one ends. */
export const holdCounters = (tx: Transaction, playerId: number): Promise<unknown> =>
  tx.query(sql`select 1 as row from limit_counters where player_id = ${playerId} for no key update`);
