import assert from 'node:assert/strict';
import { isCurrency } from '@croupier/money';
import { readColumns, sql, type Statement, type Transaction } from '@croupier/server-database';
import type { Account } from './account.ts';

/** Locked cash account of a player. */
export type CashAccount = Pick<Account, 'id' | 'currency' | 'balance'>;

const rowsOf = (accountIds: readonly bigint[]) => sql`
  select id, currency, balance from ledger_accounts where id = any(${`{${accountIds.join(',')}}`}::bigint[])
  order by id for no key update`;

/** Locks players' accounts in id order. */
export const lockCash = (tx: Transaction, accountIds: readonly bigint[]): Promise<CashAccount[]> =>
  read(tx, 'wallet_lock_cash', rowsOf(accountIds));

/** Locks those of the accounts that no other transaction holds. */
export function lockFreeCash(tx: Transaction, accountIds: readonly bigint[]): Promise<CashAccount[]> {
  const { text, values } = rowsOf(accountIds);
  return read(tx, 'wallet_lock_free_cash', { text: `${text} skip locked`, values });
}

function read(tx: Transaction, name: string, statement: Statement): Promise<CashAccount[]> {
  return readColumns(tx, ['id', 'currency', 'balance'], { ...statement, name }, (id, currency, balance) => {
    assert(isCurrency(currency));
    return { id: BigInt(id), currency, balance: BigInt(balance) };
  });
}
