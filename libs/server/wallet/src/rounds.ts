import assert from 'node:assert/strict';
import { type CurrencyCode, isCurrency } from '@croupier/money';
import { readColumns, sql, type Transaction } from '@croupier/server-database';
import { type Account, house } from './account.ts';
import { openAccounts } from './lock-accounts.ts';

/** A player's spendable account in a batch of rounds, locked. */
export type CashAccount = Pick<Account, 'id' | 'currency' | 'balance'>;

export interface RoundEntry {
  accountId: bigint;
  /** Subunits; below zero the player pays. */
  amount: bigint;
  /** The round. */
  reference: string;
}

export interface RoundsPosting {
  id: string;
  /** Which of the house's accounts takes part: each batch worker has its own, so that they never wait for one another. */
  worker: string;
  entries: readonly RoundEntry[];
  /** What the house receives, per currency: one row a batch. */
  house: ReadonlyMap<CurrencyCode, bigint>;
  now: Date;
}

const houseOf = (worker: string) => house(`rounds-${worker}`);

/** Opens the house's accounts of a batch worker, once before its first batch. */
export async function openWorkerAccounts(
  tx: Transaction,
  worker: string,
  currencies: readonly CurrencyCode[],
): Promise<void> {
  for (const currency of currencies) await openAccounts(tx, currency, [houseOf(worker)]);
}

/** Locks players' accounts in id order. */
export async function lockCash(tx: Transaction, accountIds: readonly bigint[]): Promise<CashAccount[]> {
  const statement = {
    name: 'wallet_lock_cash',
    ...sql`
      select id, currency, balance from ledger_accounts where id = any(${`{${accountIds.join(',')}}`}::bigint[])
      order by id for no key update`,
  };
  return readColumns(tx, ['id', 'currency', 'balance'], statement, (id, currency, balance) => {
    assert(isCurrency(currency));
    return { id: BigInt(id), currency, balance: BigInt(balance) };
  });
}

/** Posts a batch of rounds as one transaction: a row per stake and per win, and one per currency for the house. */
export async function postRounds(
  tx: Transaction,
  { id, worker, entries, house: totals, now }: RoundsPosting,
): Promise<void> {
  if (entries.length === 0) return;
  const { owner, purpose } = houseOf(worker);
  const currencies = Array.from(totals.keys());
  await tx.query({
    name: 'wallet_post_rounds',
    ...sql`
      with batch as (insert into ledger_transactions (id, kind, created_at) values (${id}::uuid, 'rounds', ${now}::timestamptz))
      insert into ledger_entries (account_id, transaction_id, amount, reference)
      select entry.account_id, ${id}::uuid, entry.amount, entry.reference
      from unnest(
        ${`{${entries.map((entry) => entry.accountId).join(',')}}`}::bigint[],
        ${`{${entries.map((entry) => entry.amount).join(',')}}`}::bigint[],
        ${`{${entries.map((entry) => entry.reference).join(',')}}`}::uuid[]
      ) as entry (account_id, amount, reference)
      union all
      select account.id, ${id}::uuid, share.amount, null
      from unnest(${currencies}::text[], ${`{${Array.from(totals.values()).join(',')}}`}::bigint[]) as share (currency, amount)
      join ledger_accounts account on account.owner = ${owner} and account.purpose = ${purpose} and account.currency = share.currency
      where share.amount <> 0`,
  });
}
