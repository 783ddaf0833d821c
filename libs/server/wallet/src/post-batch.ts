import type { CurrencyCode } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import type { AccountKey } from './account.ts';

export interface BatchEntry {
  accountId: bigint;
  /** Subunits, not zero; negative if the player pays. */
  amount: bigint;
  /** Round or bet the entry is for. */
  reference: string;
}

export interface BatchPosting {
  id: string;
  /** Kind of the transaction: `rounds`, … */
  kind: string;
  /** Players' entries; their accounts are already locked. */
  entries: readonly BatchEntry[];
  /** Opposite account: from `takeHouseAccount`, or one that is open in every currency of `shares`. */
  house: AccountKey;
  /** Amount the house receives, per currency: one entry each. */
  shares: ReadonlyMap<CurrencyCode, bigint>;
  now: Date;
}

/**
 * Posts many players' entries as one transaction, with one entry per currency for the house. Send it last: it locks the
 * house's rows, in id order, and others may wait for those. The callers' own records make it happen once.
 */
export async function postBatch(tx: Transaction, batch: BatchPosting): Promise<void> {
  const { id, kind, entries, house, shares, now } = batch;
  if (entries.length === 0) return;
  const currencies = Array.from(shares.keys());
  await tx.query({
    name: 'wallet_post_batch',
    ...sql`
      with batch as (
        insert into ledger_transactions (id, kind, created_at) values (${id}::uuid, ${kind}, ${now}::timestamptz)
      ), house as materialized (
        select account.id, share.amount
        from unnest(${currencies}::text[], ${`{${Array.from(shares.values()).join(',')}}`}::bigint[]) as share (currency, amount)
        join ledger_accounts account on account.owner = ${house.owner} and account.purpose = ${house.purpose} and account.currency = share.currency
        where share.amount <> 0
        order by account.id for no key update of account
      )
      insert into ledger_entries (account_id, transaction_id, amount, reference)
      select entry.account_id, ${id}::uuid, entry.amount, entry.reference
      from unnest(
        ${`{${entries.map((entry) => entry.accountId).join(',')}}`}::bigint[],
        ${`{${entries.map((entry) => entry.amount).join(',')}}`}::bigint[],
        ${`{${entries.map((entry) => entry.reference).join(',')}}`}::uuid[]
      ) as entry (account_id, amount, reference)
      union all
      select house.id, ${id}::uuid, house.amount, null from house`,
  });
}

/** Returns the house's side of some entries: their negated sum per currency. */
export function houseShares(
  entries: readonly BatchEntry[],
  currencyOf: (accountId: bigint) => CurrencyCode,
): Map<CurrencyCode, bigint> {
  const shares = new Map<CurrencyCode, bigint>();
  for (const { accountId, amount } of entries) {
    const currency = currencyOf(accountId);
    shares.set(currency, (shares.get(currency) ?? 0n) - amount);
  }
  return shares;
}
