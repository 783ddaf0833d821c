import { type CurrencyCode, MAX_AMOUNT } from '@croupier/money';
import type { Transaction } from '@croupier/server-database';
import { cashAccountId, lockCash } from '@croupier/server-wallet';

/** Whether a player's account can take so much: beyond 2^53 − 1 no balance could be shown any more. */
export async function fitsAccount(
  tx: Transaction,
  { playerId, currency, amount }: { playerId: number; currency: CurrencyCode; amount: bigint },
): Promise<boolean> {
  const accountId = await cashAccountId(tx, { playerId, currency });
  const [account] = accountId === null ? [] : await lockCash(tx, [accountId]);
  return (account?.balance ?? 0n) + amount <= MAX_AMOUNT;
}
