import type { Selectable } from 'kysely';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import type { AccountKey } from './account.ts';
import { type LedgerEntries, type LedgerTransactions, tables } from './schema.gen.ts';

export type JournalEntry = Pick<Selectable<LedgerEntries>, 'id' | 'transaction_id' | 'amount' | 'reference'> &
  Pick<Selectable<LedgerTransactions>, 'kind' | 'meta' | 'created_at'>;

export interface JournalPage {
  account: AccountKey;
  currency: CurrencyCode;
  /** Cursor: only entries older than this one. */
  before?: bigint;
  limit?: number;
}

/** Returns an account's entries, newest first, with a keyset cursor. */
export function readJournal(
  db: Queryable,
  { account, currency, before, limit = 50 }: JournalPage,
): Promise<JournalEntry[]> {
  const query = tables
    .selectFrom('ledger_accounts as a')
    .innerJoin('ledger_entries as e', 'e.account_id', 'a.id')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select(['e.id', 'e.transaction_id', 't.kind', 'e.amount', 'e.reference', 't.meta', 't.created_at'])
    .where('a.owner', '=', account.owner)
    .where('a.purpose', '=', account.purpose)
    .where('a.currency', '=', currency)
    .orderBy('e.id', 'desc')
    .limit(limit);
  return run(db, before === undefined ? query : query.where('e.id', '<', before));
}
