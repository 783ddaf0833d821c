import { type Queryable, sql } from '@croupier/server-database';

export { jackpotDefinitions } from '../jackpots/definitions.ts';
export { ensureJackpots } from '../jackpots/ensure-jackpots.ts';

/** Shifts the pools away from their balance in the ledger. */
export const shiftJackpotFeeds = (db: Queryable, cents: number): Promise<unknown> =>
  db.query(sql`update jackpot_feeds set balance = balance + ${cents} where stripe = 0`);
