import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';

/** What counts towards the caps of a player's edition, by currency, in subunits. */
export const readCappedDeposits = (db: Queryable, playerId: number): Promise<{ currency: string; used: bigint }[]> =>
  run(db, tables.selectFrom('capped_deposits').select(['currency', 'used']).where('player_id', '=', BigInt(playerId)));
