import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';
import type { AccountKey } from './account.ts';

export interface JournalEntry {
  id: bigint;
  transaction_id: string;
  kind: string;
  amount: bigint;
  reference: string | null;
  meta: Record<string, unknown> | null;
  created_at: Date;
}

export interface JournalPage {
  account: AccountKey;
  currency: CurrencyCode;
  /** Entries older than this one. */
  before?: bigint;
  limit?: number;
}

/** An account's entries, newest first, by keyset. */
export function readJournal(
  db: Queryable,
  { account, currency, before, limit = 50 }: JournalPage,
): Promise<JournalEntry[]> {
  return db.query<JournalEntry>(sql`
    select e.id, e.transaction_id, t.kind, e.amount, e.reference, t.meta, t.created_at
    from ledger_accounts a
    join ledger_entries e on e.account_id = a.id
    join ledger_transactions t on t.id = e.transaction_id
    where a.owner = ${account.owner} and a.purpose = ${account.purpose} and a.currency = ${currency}
      and e.id < ${before ?? 2n ** 63n - 1n}
    order by e.id desc
    limit ${limit}`);
}
