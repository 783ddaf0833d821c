import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run, type Transaction } from '@croupier/server-database';
import { playerCash, playerHeld } from './account.ts';
import { openAccounts } from './lock-accounts.ts';
import { publishChanges } from './post.ts';
import { tables } from './schema.gen.ts';

export interface PlayerWallet {
  playerId: number;
  currency: CurrencyCode;
}

/** Opens a player's accounts in a currency; the first currency becomes the active wallet. Idempotent. */
export async function openPlayerAccounts(tx: Transaction, { playerId, currency }: PlayerWallet): Promise<void> {
  await openAccounts(tx, currency, [playerCash(playerId), playerHeld(playerId)]);
  const wallet = { player_id: BigInt(playerId), currency };
  const query = tables
    .insertInto('player_wallets')
    .values(wallet)
    .onConflict((conflict) => conflict.column('player_id').doNothing());
  await run(tx, query);
}

/** Opens a wallet and publishes it to the player's pages; the active wallet stays the same. Idempotent. */
export async function openAccount(tx: Transaction, { playerId, currency }: PlayerWallet): Promise<void> {
  await openPlayerAccounts(tx, { playerId, currency });
  await publishChanges(tx, currency, [playerId]);
}

/**
 * Makes a currency the active wallet and opens it if it is new. Open games, bets and payments keep their own currency.
 * Idempotent; of two concurrent calls, the later one wins.
 */
export async function selectAccount(tx: Transaction, { playerId, currency }: PlayerWallet): Promise<void> {
  await openPlayerAccounts(tx, { playerId, currency });
  await run(tx, tables.updateTable('player_wallets').set({ currency }).where('player_id', '=', BigInt(playerId)));
  await publishChanges(tx, currency, [playerId]);
}

/** Returns the currency of a player's active wallet; null before any was opened. */
export async function activeCurrency(db: Queryable, playerId: number): Promise<CurrencyCode | null> {
  const query = tables.selectFrom('player_wallets').select('currency').where('player_id', '=', BigInt(playerId));
  const [row] = await run(db, query);
  return row?.currency ?? null;
}

/** Returns the id of a player's cash account, for the batch of rounds; null if it was never opened. */
export async function cashAccountId(db: Queryable, { playerId, currency }: PlayerWallet): Promise<bigint | null> {
  const { owner, purpose } = playerCash(playerId);
  const query = tables
    .selectFrom('ledger_accounts')
    .select('id')
    .where('owner', '=', owner)
    .where('purpose', '=', purpose)
    .where('currency', '=', currency);
  const [row] = await run(db, query);
  return row?.id ?? null;
}
