import assert from 'node:assert/strict';
import type { CurrencyCode } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import { type AccountKey, house } from './account.ts';
import { openAccounts } from './lock-accounts.ts';

/** Number of accounts per purpose: more concurrent transactions than this wait for one another. */
const MOST = 64;

export interface HouseAccountWanted {
  /** Purpose of the accounts: `rounds` gives `house:rounds-0` and up. */
  purpose: string;
  currencies: readonly CurrencyCode[];
  /** Number to try first. */
  preferred?: number;
}

interface Row {
  number: number;
  opened: number;
}

/**
 * Takes one of the house's numbered accounts, in each currency, that no other open transaction uses, so that set-based
 * postings never wait for each other's house account. The number is released when the transaction ends in any way, so
 * any number of processes share the same few rows.
 */
export async function takeHouseAccount(
  tx: Transaction,
  { purpose, currencies, preferred = 0 }: HouseAccountWanted,
): Promise<AccountKey> {
  assert(preferred >= 0 && preferred < MOST);
  const numbers = [preferred, ...Array.from({ length: MOST }, (_, number) => number)];
  const [row] = await tx.query<Row>({
    name: 'wallet_take_house',
    ...sql`
      select number, (select count(*)::integer from ledger_accounts where owner = 'house' and purpose = ${`${purpose}-`}::text || number) as opened
      from unnest(${`{${numbers.join(',')}}`}::integer[]) as number
      where pg_try_advisory_xact_lock(hashtext(${`house:${purpose}`}), number) limit 1`,
  });
  const account = house(`${purpose}-${row?.number ?? preferred}`);
  // Skips existing accounts; no other transaction opens accounts under this number now.
  if ((row?.opened ?? 0) < currencies.length)
    for (const currency of currencies) await openAccounts(tx, currency, [account]);
  return account;
}
