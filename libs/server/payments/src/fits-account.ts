import { type CurrencyCode, MAX_AMOUNT } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { cashAccountId, lockCash } from '@croupier/server-wallet';

/** Returns whether the amount fits in the player's account: a balance above 2^53 − 1 could no longer be shown. */
export async function fitsAccount(
  tx: Transaction,
  { playerId, currency, amount }: { playerId: number; currency: CurrencyCode; amount: bigint },
): Promise<boolean> {
  const accountId = await cashAccountId(tx, { playerId, currency });
  const [account] = accountId === null ? [] : await lockCash(tx, [accountId]);
  return (account?.balance ?? 0n) + amount <= MAX_AMOUNT;
}
