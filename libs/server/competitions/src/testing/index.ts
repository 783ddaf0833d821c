import { type Queryable, sql } from '@croupier/server-database';

export { jackpotDefinitions } from '../jackpots/definitions.ts';
export { ensureJackpots } from '../jackpots/ensure-jackpots.ts';

/** Makes the pools hold more, or less, than the ledger says they do. */
export const shiftJackpotFeeds = (db: Queryable, cents: number): Promise<unknown> =>
  db.query(sql`update jackpot_feeds set balance = balance + ${cents} where stripe = 0`);
