import { sql, type Transaction } from '@croupier/server-database';

/**
 * Whoever bets holds the event shared until the bet is committed, whoever changes event or markets holds it alone. Advisory,
 * not the row's own lock: there a change waits for ever while one bet follows another, here later bets wait behind it.
 */
export const holdEvent = (tx: Transaction, eventId: bigint): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock_shared(hashtextextended(${`sport_event:${eventId}`}, 0))`);

export const lockEvent = (tx: Transaction, eventId: bigint): Promise<unknown> =>
  tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`sport_event:${eventId}`}, 0))`);
