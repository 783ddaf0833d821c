import { Refusal } from '@croupier/contracts';
import { archiveMonth, type LeavingMonth, sql, type Transaction } from '@croupier/server-database';
import { arePayoutsStopped } from './record-check.ts';

/**
 * Moves the oldest month of entries out of the journal. Their sum per account stays, so that the trial balance still
 * adds up. Refused while the ledger has a break, because its cause may be in that month. Returns the number of entries
 * moved.
 */
export async function archiveLedgerMonth(
  tx: Transaction,
  { month, now }: { month: string; now: Date },
): Promise<bigint> {
  let entries = 0n;
  if (await arePayoutsStopped(tx)) throw new Refusal('forbidden');
  await archiveMonth(tx, { table: 'ledger_entries', month, now }, async (leaving) => {
    entries = await keepSums(tx, leaving);
  });
  return entries;
}

async function keepSums(tx: Transaction, { month, from, until }: LeavingMonth): Promise<bigint> {
  // The checkpoint's sums contain the entries below it: any other entry of the month could never be added any more.
  const [behind] = await tx.query(
    sql`select from ledger_checkpoint where below < ledger_entry_id_at(${until}::timestamptz)`,
  );
  if (behind) throw new Refusal('forbidden');
  const [kept] = await tx.query<{ entries: bigint | null }>(sql`
    with sums as (
      select account_id, sum(amount)::bigint as total, count(*) as entries from ledger_entries
      where id >= ledger_entry_id_at(${from}::timestamptz) and id < ledger_entry_id_at(${until}::timestamptz) group by account_id
    ), kept as (
      insert into ledger_archived_sums (month, account_id, total) select ${`${month}-01`}::date, account_id, total from sums
    )
    select sum(entries)::bigint as entries from sums`);
  return kept?.entries ?? 0n;
}
