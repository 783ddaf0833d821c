import { type CurrencyCode, nominalUnit } from '@croupier/money';

/** Largest payout sent without an operator, in nominal units: about 200 EUR in every currency. Our assumption. */
const SMALL_PAYOUT = 200n;

/** Minutes a small payout waits, so that the player can recall it. */
export const RECALL_MINUTES = 15;

export const isSmall = (amount: bigint, currency: CurrencyCode): boolean =>
  amount <= SMALL_PAYOUT * nominalUnit[currency];

/**
 * Returns when a payout is approved automatically; null means it waits for an operator. Without the right to recall it
 * is approved at once.
 */
export function approvalTime(amount: bigint, currency: CurrencyCode, recallAllowed: boolean, now: Date): Date | null {
  if (!isSmall(amount, currency)) return null;
  return recallAllowed ? new Date(now.getTime() + RECALL_MINUTES * 60_000) : now;
}
