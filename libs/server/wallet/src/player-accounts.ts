import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql, type Transaction } from '@croupier/server-database';
import { playerCash, playerHeld } from './account.ts';
import { openAccounts } from './lock-accounts.ts';
import { publishChanges } from './post.ts';

export interface PlayerWallet {
  playerId: number;
  currency: CurrencyCode;
}

/** Opens a player's accounts of a currency; the first currency becomes the active wallet. Asked again: nothing. */
export async function openPlayerAccounts(tx: Transaction, { playerId, currency }: PlayerWallet): Promise<void> {
  await openAccounts(tx, currency, [playerCash(playerId), playerHeld(playerId)]);
  await tx.query(sql`
    insert into player_wallets (player_id, currency) values (${playerId}, ${currency}) on conflict (player_id) do nothing`);
}

/** Makes a currency the wallet the player plays with, opening it if it is new. */
export async function selectAccount(tx: Transaction, { playerId, currency }: PlayerWallet): Promise<void> {
  await openPlayerAccounts(tx, { playerId, currency });
  await tx.query(sql`update player_wallets set currency = ${currency} where player_id = ${playerId}`);
  await publishChanges(tx, currency, [playerId]);
}

/** The currency of the wallet a player plays with, null before any was opened. */
export async function activeCurrency(db: Queryable, playerId: number): Promise<CurrencyCode | null> {
  const [row] = await db.query<{ currency: CurrencyCode }>(
    sql`select currency from player_wallets where player_id = ${playerId}`,
  );
  return row?.currency ?? null;
}

/** The id of a player's spendable account, for the batch of rounds; null if it was never opened. */
export async function cashAccountId(db: Queryable, { playerId, currency }: PlayerWallet): Promise<bigint | null> {
  const { owner, purpose } = playerCash(playerId);
  const [row] = await db.query<{ id: bigint }>(sql`
    select id from ledger_accounts where owner = ${owner} and purpose = ${purpose} and currency = ${currency}`);
  return row?.id ?? null;
}
