import type { CurrencyCode } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import { type Account, type AccountKey, floorOf } from './account.ts';

const named = (name: string, statement: { text: string; values: unknown[] }) => ({ ...statement, name });

/** Locks accounts by their keys and opens missing ones: players' rows by id, then shared ones by id. */
export async function lockAccounts(
  tx: Transaction,
  currency: CurrencyCode,
  keys: readonly AccountKey[],
): Promise<Account[]> {
  const found = await lock(tx, currency, keys);
  if (found.length === keys.length) return found;
  await openAccounts(tx, currency, keys);
  return lock(tx, currency, keys);
}

export async function openAccounts(
  tx: Transaction,
  currency: CurrencyCode,
  keys: readonly AccountKey[],
): Promise<void> {
  await tx.query(
    named(
      'wallet_open',
      sql`
    insert into ledger_accounts (owner, purpose, currency, floor)
    select owner, purpose, ${currency}::text, floor
    from unnest(${keys.map((key) => key.owner)}::text[], ${keys.map((key) => key.purpose)}::text[], ${keys.map(floorOf)}::bigint[])
      as wanted (owner, purpose, floor)
    order by owner, purpose
    on conflict do nothing`,
    ),
  );
}

function lock(tx: Transaction, currency: CurrencyCode, keys: readonly AccountKey[]): Promise<Account[]> {
  return tx.query<Account>(
    named(
      'wallet_lock',
      sql`
    select a.id, a.owner, a.purpose, a.currency, a.balance, a.floor
    from unnest(${keys.map((key) => key.owner)}::text[], ${keys.map((key) => key.purpose)}::text[]) as wanted (owner, purpose)
    join ledger_accounts a on a.owner = wanted.owner and a.purpose = wanted.purpose and a.currency = ${currency}
    order by a.shared, a.id
    for no key update of a`,
    ),
  );
}
