import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';
import type { AccountKey } from './account.ts';

/** Amount a transaction moved on one account. */
export interface Movement {
  transactionId: string;
  currency: CurrencyCode;
  /** Subunits; positive if the account received. */
  amount: bigint;
}

/**
 * Returns what transactions moved on an account, if written since a time. Transactions without a row moved nothing on
 * it.
 */
export async function readMovements(
  db: Queryable,
  { account, transactionIds, since }: { account: AccountKey; transactionIds: readonly string[]; since: Date },
): Promise<Movement[]> {
  const rows = await db.query<{ transaction_id: string; currency: CurrencyCode; amount: bigint }>({
    name: 'wallet_read_movements',
    ...sql`
      select e.transaction_id, a.currency, sum(e.amount)::bigint as amount
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = any(${transactionIds}::uuid[]) and e.reference is null and e.id >= ledger_entry_id_at(${since}::timestamptz)
        and a.owner = ${account.owner} and a.purpose = ${account.purpose}
      group by e.transaction_id, a.currency`,
  });
  return rows.map(({ transaction_id, currency, amount }) => ({ transactionId: transaction_id, currency, amount }));
}
