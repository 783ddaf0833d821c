import { type Queryable, sql } from '@croupier/server-database';

/** Entries of transactions that are open for longer than this are not in a checkpoint that should hold them. */
const SETTLED_MINUTES = 5;

/** Moves the checkpoint on by what has settled since. Two copies at once: one of them does it. */
export async function advanceCheckpoint(db: Queryable): Promise<void> {
  const [move] = await db.query<{ from: bigint; to: bigint }>(sql`
    select below as from, ledger_entry_id_at(clock_timestamp() - make_interval(mins => ${SETTLED_MINUTES})) as to from ledger_checkpoint`);
  if (!move || move.to <= move.from) return;
  await db.query(sql`
    with moved as (update ledger_checkpoint set below = ${move.to}::bigint where below = ${move.from} returning below)
    insert into ledger_checkpoint_sums as kept (account_id, total)
    select account_id, sum(amount)::bigint from ledger_entries
    where id >= ${move.from} and id < ${move.to}::bigint and exists (select from moved) group by account_id
    on conflict (account_id) do update set total = kept.total + excluded.total`);
}

/** Makes the checkpoint anew from the whole journal; what is right already is not written. */
export async function renewCheckpoint(db: Queryable): Promise<void> {
  await db.query(sql`
    with moved as (
      update ledger_checkpoint set below = ledger_entry_id_at(clock_timestamp() - make_interval(mins => ${SETTLED_MINUTES})) returning below
    )
    insert into ledger_checkpoint_sums as kept (account_id, total)
    select account_id, sum(amount)::bigint from ledger_entries cross join moved where id < below group by account_id
    on conflict (account_id) do update set total = excluded.total where kept.total <> excluded.total`);
}
