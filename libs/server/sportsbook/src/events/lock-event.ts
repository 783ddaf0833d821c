import { sql, type Transaction } from '@croupier/server-database';

/**
 * Takes shared locks on the events of a bet until it is committed. A change to an event or its markets takes the
 * exclusive lock. The locks are advisory: with row locks a change could wait forever behind a series of bets; here
 * later bets wait behind the change.
 */
export async function holdEvents(tx: Transaction, eventIds: readonly bigint[]): Promise<Set<bigint>> {
  await tx.query({
    name: 'sport_hold_events',
    ...sql`
      select pg_advisory_xact_lock_shared(hashtextextended('sport_event:' || id, 0))
      from (select id from unnest(${eventIds}::bigint[]) as event (id) order by id offset 0) as sorted`,
  });
  return new Set(); // None is left to others.
}

/** Takes the exclusive locks of events, in the order of their ids. */
export const lockEvents = (tx: Transaction, eventIds: readonly bigint[]): Promise<unknown> =>
  tx.query({
    name: 'sport_lock_events',
    ...sql`
      select pg_advisory_xact_lock(hashtextextended('sport_event:' || id, 0))
      from (select id from unnest(${eventIds}::bigint[]) as event (id) order by id offset 0) as sorted`,
  });

/** Takes the shared locks that no change holds or waits for, and returns the ids of the other events. */
export async function holdFreeEvents(tx: Transaction, eventIds: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await tx.query<{ id: bigint }>({
    name: 'sport_hold_free_events',
    ...sql`
      select id from (select distinct id from unnest(${eventIds}::bigint[]) as event (id) order by id offset 0) as sorted
      where not pg_try_advisory_xact_lock_shared(hashtextextended('sport_event:' || id, 0))`,
  });
  return new Set(rows.map(({ id }) => id));
}
