import assert from 'node:assert/strict';
import { Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { digestOf, publish, requireSameOrder, run, sql, type Transaction } from '@croupier/server-database';
import { type Account, type AccountKey, isSame, nameOf, playerOf } from './account.ts';
import { lockAccounts } from './lock-accounts.ts';
import { tables } from './schema.gen.ts';

export interface Entry {
  account: AccountKey;
  /** Subunits; positive if the account receives. */
  amount: bigint;
}

/** Entries in one currency that sum to zero. */
export interface Posting {
  /** Idempotency key from the caller: the same order is posted once, a different one is refused. */
  id: string;
  kind: string;
  currency: CurrencyCode;
  entries: readonly Entry[];
  /** Transaction that this one reverses. */
  reverses?: string;
  meta?: Readonly<Record<string, unknown>> | undefined;
  now: Date;
}

/** Posts entries once per id. A repeat changes nothing and returns false. */
export async function post(tx: Transaction, posting: Posting): Promise<boolean> {
  assert(posting.entries.length >= 2);
  assert(posting.entries.every((entry) => entry.amount !== 0n));
  assert(posting.entries.reduce((sum, entry) => sum + entry.amount, 0n) === 0n);
  if (!(await record(tx, posting))) return false;
  const keys = posting.entries
    .map((entry) => entry.account)
    .filter((key, at, all) => all.findIndex((other) => isSame(key, other)) === at);
  const accounts = await lockAccounts(tx, posting.currency, keys);
  assert(accounts.length === keys.length);
  const ids = posting.entries.map((entry) => accountOf(accounts, entry.account).id);
  for (const account of accounts) refuseBelowFloor(account, posting.entries);
  await tx.query({
    name: 'wallet_post',
    ...sql`
      insert into ledger_entries (account_id, transaction_id, amount)
      select account_id, ${posting.id}::uuid, amount
      from unnest(${ids}::bigint[], ${posting.entries.map((entry) => entry.amount)}::bigint[]) as entry (account_id, amount)`,
  });
  await publishChanges(
    tx,
    posting.currency,
    accounts.map((account) => playerOf(account)),
  );
  return true;
}

/** Notifies the players' browsers that a balance changed; they then fetch it. */
export async function publishChanges(
  tx: Transaction,
  currency: CurrencyCode,
  playerIds: readonly (number | null)[],
): Promise<void> {
  const players = Array.from(new Set(playerIds.filter((id) => id !== null)));
  if (players.length > 0) await publish(tx, { topic: 'accounts', players, event: 'changed', payload: { currency } });
}

function refuseBelowFloor(account: Account, entries: readonly Entry[]): void {
  if (account.floor === null) return;
  const change = entries.reduce((sum, entry) => (isSame(entry.account, account) ? sum + entry.amount : sum), 0n);
  if (change < 0n && account.balance + change < account.floor) throw new Refusal('insufficient_funds');
}

function accountOf(accounts: readonly Account[], key: AccountKey): Account {
  const account = accounts.find((candidate) => isSame(candidate, key));
  assert(account, nameOf(key));
  return account;
}

/** Records an order: true the first time, false if it was already posted. Refuses another order under the same id. */
async function record(
  tx: Transaction,
  { id, kind, currency, entries, reverses, meta, now }: Posting,
): Promise<boolean> {
  const digest = digestOf([
    kind,
    currency,
    reverses ?? null,
    entries.map((entry) => [nameOf(entry.account), entry.amount]),
  ]);
  const insert = tables
    .insertInto('ledger_transactions')
    .values({ id, kind, digest, reverses: reverses ?? null, meta: meta ? JSON.stringify(meta) : null, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id');
  const made = await run(tx, insert, 'wallet_record');
  if (made.length === 1) return true;
  const [existing] = await run(tx, tables.selectFrom('ledger_transactions').select('digest').where('id', '=', id));
  requireSameOrder(existing?.digest, digest);
  return false;
}
