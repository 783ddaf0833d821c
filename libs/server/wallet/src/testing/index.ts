import { randomUUID } from 'node:crypto';
import type { CurrencyCode } from '@croupier/money';
import { type Database, type Queryable, sql } from '@croupier/server-database';
import { house, playerCash } from '../account.ts';
import { openPlayerAccounts } from '../player-accounts.ts';
import { transfer } from '../transfer.ts';

export interface FundedPlayer {
  playerId: number;
  currency?: CurrencyCode;
  amount: bigint;
  now?: Date;
}

/** Opens a player's accounts and gives money from the house: for tests. */
export async function fund(
  db: Database,
  { playerId, currency = 'EUR', amount, now = new Date() }: FundedPlayer,
): Promise<void> {
  await db.transaction(async (tx) => {
    await openPlayerAccounts(tx, { playerId, currency });
    if (amount === 0n) return;
    await transfer(tx, {
      id: randomUUID(),
      debit: house('adjustments'),
      credit: playerCash(playerId),
      amount,
      currency,
      kind: 'gift',
      now,
    });
  });
}

/** Every balance that is not zero, by `owner:purpose`: for tests. */
export async function balancesOf(db: Queryable, currency: CurrencyCode = 'EUR'): Promise<Record<string, bigint>> {
  const rows = await db.query<{ name: string; balance: bigint }>(sql`
    select owner || ':' || purpose as name, balance from ledger_accounts where currency = ${currency} and balance <> 0 order by 1`);
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]));
}

/** The trial balance found a break: payouts stay until the next one. */
export async function recordBreak(db: Queryable, now: Date): Promise<void> {
  const breaks = JSON.stringify([{ account: 'house:stakes' }]);
  await db.query(sql`insert into ledger_checks (checked_at, accounts, breaks) values (${now}, 1, ${breaks})`);
}
