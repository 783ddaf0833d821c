import type { CurrencyCode } from '@croupier/money';
import { archivedMonths, type Queryable, requireSameMonths, run, type Transaction } from '@croupier/server-database';
import { playerCash } from './account.ts';
import { adjust } from './adjust.ts';
import { derivedId } from './derived-id.ts';
import { tables } from './schema.gen.ts';

const PAGE = 500;

const accountsOf = (playerId: number) =>
  tables.selectFrom('ledger_accounts').where('owner', '=', playerCash(playerId).owner);

/**
 * Yields every entry of a player's accounts, account by account, oldest first, including archived months, for the
 * personal data report.
 */
export async function* ownJournal(db: Queryable, playerId: number): AsyncGenerator<object[]> {
  const accounts = await run(db, accountsOf(playerId).select(['id', 'purpose', 'currency']).orderBy('id'));
  const archived = await archivedMonths(db, 'ledger_entries');
  for (const { id, purpose, currency } of accounts)
    for (const month of [...archived, 'ledger_entries'])
      for await (const rows of entriesOf(db, month, id))
        yield rows.map((row) => ({ ...row, account: purpose, currency }));
  await requireSameMonths(db, 'ledger_entries', archived);
}

/** Yields an account's entries of one month, or of all months that are not archived. */
async function* entriesOf(db: Queryable, table: string, accountId: bigint) {
  for (let after = -1n, more = true; more;) {
    const query = tables
      .selectFrom(`${table} as e` as 'ledger_entries as e')
      .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
      .select(['e.id', 'e.transaction_id', 't.kind', 'e.amount', 'e.reference', 't.created_at'])
      .where('e.account_id', '=', accountId)
      .where('e.id', '>', after);
    const rows = await run(db, query.orderBy('e.id').limit(PAGE));
    after = rows.at(-1)?.id ?? after;
    more = rows.length === PAGE;
    yield rows;
  }
}

/** Returns a player's accounts of every purpose with their balances. */
export const ownAccounts = (db: Queryable, playerId: number): Promise<object[]> =>
  run(db, accountsOf(playerId).select(['purpose', 'currency', 'balance as amount']).orderBy('id'));

/** Returns whether a payout or an open bet of the player has a pending hold. */
export async function hasPendingHolds(db: Queryable, playerId: number): Promise<boolean> {
  const pending = tables.selectFrom('ledger_holds').select('id').where('player_id', '=', BigInt(playerId));
  return (await run(db, pending.where('state', '=', 'pending').limit(1))).length > 0;
}

export interface Remainder {
  /** Idempotency key of the closing it belongs to: under the same id, nothing moves twice. */
  id: string;
  playerId: number;
  /** Above zero. */
  amount: bigint;
  currency: CurrencyCode;
  now: Date;
}

/** Transfers to the house an amount too small to withdraw, which the player gave up by closing the account. */
export const giveUp = (tx: Transaction, { id, amount, currency, ...rest }: Remainder): Promise<boolean> =>
  adjust(tx, {
    ...rest,
    id: derivedId(id, currency),
    currency,
    amount: -amount,
    reason: 'given up by the player, who ended the account',
    operator: 'system',
  });
