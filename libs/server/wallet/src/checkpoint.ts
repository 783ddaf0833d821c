import { type Queryable, sql } from '@croupier/server-database';

/** Longest time a transaction may be open; entries of longer ones would be missing from their checkpoint. */
const SETTLED_MINUTES = 5;
/** Intervals as distances between ids, which start with milliseconds. */
const MINUTE = 60_000n << 20n;
const HOUR = 60n * MINUTE;

/**
 * Advances the checkpoint over settled entries, a minute at a time, or at once after a long pause. If several processes
 * run it together, each step is done by one of them.
 */
export async function advanceCheckpoint(db: Queryable): Promise<void> {
  const [found] = await db.query<{ below: bigint; settled: bigint }>(sql`
    select below, ledger_entry_id_at(clock_timestamp() - make_interval(mins => ${SETTLED_MINUTES})) as settled from ledger_checkpoint`);
  if (!found) return;
  const { below, settled } = found;
  const step = settled - below > HOUR ? settled - below : MINUTE;
  for (let from = below; from < settled; from += step) {
    const to = from + step < settled ? from + step : settled;
    await db.query(sql`
      with moved as (update ledger_checkpoint set below = ${to}::bigint where below = ${from} returning below)
      insert into ledger_checkpoint_sums as kept (account_id, total)
      select account_id, sum(amount)::bigint from ledger_entries
      where id >= ${from} and id < ${to}::bigint and exists (select from moved) group by account_id
      on conflict (account_id) do update set total = kept.total + excluded.total`);
  }
}

/** Rebuilds the checkpoint from the whole journal; rows that are already correct are not written. */
export async function renewCheckpoint(db: Queryable): Promise<void> {
  await db.query(sql`
    with moved as (
      update ledger_checkpoint set below = ledger_entry_id_at(clock_timestamp() - make_interval(mins => ${SETTLED_MINUTES})) returning below
    )
    insert into ledger_checkpoint_sums as kept (account_id, total)
    select account_id, sum(total)::bigint from (
      select account_id, total from ledger_archived_sums
      union all
      select account_id, sum(amount) from ledger_entries cross join moved where id < below group by account_id
    ) parts group by account_id
    on conflict (account_id) do update set total = excluded.total where kept.total <> excluded.total`);
}
