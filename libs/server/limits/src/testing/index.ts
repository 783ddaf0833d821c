import { type Queryable, run, sql, type Transaction } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** What counts towards the caps of a player's edition, by currency, in subunits. */
export const readCappedDeposits = (db: Queryable, playerId: number): Promise<{ currency: string; used: bigint }[]> =>
  run(db, tables.selectFrom('capped_deposits').select(['currency', 'used']).where('player_id', '=', BigInt(playerId)));

/** Holds a player's counters, as another transaction with them would, until this one ends. */
export const holdCounters = (tx: Transaction, playerId: number): Promise<unknown> =>
  tx.query(sql`select 1 as row from limit_counters where player_id = ${playerId} for no key update`);
