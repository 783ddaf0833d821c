import { sql, type Transaction } from '@croupier/server-database';

/** Whether betting is stopped anywhere: hardly ever, and then no market is asked about. */
export const hasStops = async (tx: Transaction): Promise<boolean> =>
  (await tx.query({ name: 'sport_any_stop', ...sql`select from sport_stops limit 1` })).length > 0;
