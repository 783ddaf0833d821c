import { sql, type Transaction } from '@croupier/server-database';

/**
 * Whoever bets holds its events shared until the bet is committed, whoever changes event or markets holds it alone. Advisory,
 * not the row's own lock: there a change waits for ever while one bet follows another, here later bets wait behind it.
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

/** In the order of their ids. */
export const lockEvents = (tx: Transaction, eventIds: readonly bigint[]): Promise<unknown> =>
  tx.query({
    name: 'sport_lock_events',
    ...sql`
      select pg_advisory_xact_lock(hashtextextended('sport_event:' || id, 0))
      from (select id from unnest(${eventIds}::bigint[]) as event (id) order by id offset 0) as sorted`,
  });

/** Holds those that nobody is changing or waits to change, and names the others. */
export async function holdFreeEvents(tx: Transaction, eventIds: readonly bigint[]): Promise<Set<bigint>> {
  const rows = await tx.query<{ id: bigint }>({
    name: 'sport_hold_free_events',
    ...sql`
      select id from (select distinct id from unnest(${eventIds}::bigint[]) as event (id) order by id offset 0) as sorted
      where not pg_try_advisory_xact_lock_shared(hashtextextended('sport_event:' || id, 0))`,
  });
  return new Set(rows.map(({ id }) => id));
}
