import { sql, type Transaction } from '@croupier/server-database';

/** Returns true if betting is stopped anywhere. This is rare, so most calls check no market. */
export const hasStops = async (tx: Transaction): Promise<boolean> =>
  (await tx.query({ name: 'sport_any_stop', ...sql`select from sport_stops limit 1` })).length > 0;
