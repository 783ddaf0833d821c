import { type CurrencyCode, nominalUnit } from '@croupier/money';

/** Up to here a payout goes out without an operator, in nominal units: about 200 EUR in every currency. Our assumption. */
const SMALL_PAYOUT = 200n;

/** How long a small payout waits, so that the player can take it back. */
export const RECALL_MINUTES = 15;

export const isSmall = (amount: bigint, currency: CurrencyCode): boolean =>
  amount <= SMALL_PAYOUT * nominalUnit[currency];

/** When a payout leaves by itself: null waits for an operator. Without the right to recall there is nothing to wait for. */
export function approvalTime(amount: bigint, currency: CurrencyCode, recallAllowed: boolean, now: Date): Date | null {
  if (!isSmall(amount, currency)) return null;
  return recallAllowed ? new Date(now.getTime() + RECALL_MINUTES * 60_000) : now;
}
