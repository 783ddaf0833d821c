import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { type AccountKey, isSame } from './account.ts';
import { lockAccounts } from './lock-accounts.ts';
import { tables } from './schema.gen.ts';

/**
 * Returns the ids of shared accounts of a currency in the order of their keys, for set-based postings; opens missing
 * ones.
 */
export async function openPoolAccounts(
  tx: Transaction,
  currency: CurrencyCode,
  keys: readonly AccountKey[],
): Promise<bigint[]> {
  const accounts = await lockAccounts(tx, currency, keys);
  return keys.map((key) => accounts.find((account) => isSame(account, key))!.id);
}

/** Returns the balances of accounts by their ids. */
export async function readBalancesOf(db: Queryable, accountIds: readonly bigint[]): Promise<Map<bigint, bigint>> {
  if (accountIds.length === 0) return new Map();
  const found = tables.selectFrom('ledger_accounts').select(['id', 'balance']).where('id', 'in', accountIds);
  return new Map((await run(db, found)).map(({ id, balance }) => [id, balance]));
}
