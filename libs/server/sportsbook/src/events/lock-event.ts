import { sql, type Transaction } from '@croupier/server-database';

/**
 * Whoever bets holds its events shared until the bet is committed, whoever changes event or markets holds it alone. Advisory,
 * not the row's own lock: there a change waits for ever while one bet follows another, here later bets wait behind it.
 */
export const holdEvents = (tx: Transaction, eventIds: readonly bigint[]): Promise<unknown> =>
  tx.query({
    name: 'sport_hold_events',
    ...sql`
      select pg_advisory_xact_lock_shared(hashtextextended('sport_event:' || id, 0))
      from (select id from unnest(${eventIds}::bigint[]) as event (id) order by id offset 0) as sorted`,
  });

/** In the order of their ids. */
export const lockEvents = (tx: Transaction, eventIds: readonly bigint[]): Promise<unknown> =>
  tx.query({
    name: 'sport_lock_events',
    ...sql`
      select pg_advisory_xact_lock(hashtextextended('sport_event:' || id, 0))
      from (select id from unnest(${eventIds}::bigint[]) as event (id) order by id offset 0) as sorted`,
  });
