import { type CurrencyCode, fromDecimal } from '@croupier/money';

/**
 * Up to here a payout goes out without an operator: about 200 EUR in every currency. Our assumption, in major units;
 * the crypto figures leave room for the price to move.
 */
const upTo: Record<CurrencyCode, string> = {
  EUR: '200',
  USD: '200',
  AUD: '350',
  CAD: '300',
  NZD: '350',
  PLN: '900',
  JPY: '30000',
  NOK: '2300',
  BRL: '1100',
  BTC: '0.002',
  ETH: '0.05',
  BCH: '0.4',
  LTC: '2',
  DOG: '800',
  USDT: '200',
};

/** How long a small payout waits, so that the player can take it back. */
export const RECALL_MINUTES = 15;

export const isSmall = (amount: bigint, currency: CurrencyCode): boolean =>
  amount <= fromDecimal(upTo[currency], currency)!;

/** When a payout leaves by itself: null waits for an operator. Without the right to recall there is nothing to wait for. */
export function approvalTime(amount: bigint, currency: CurrencyCode, recallAllowed: boolean, now: Date): Date | null {
  if (!isSmall(amount, currency)) return null;
  return recallAllowed ? new Date(now.getTime() + RECALL_MINUTES * 60_000) : now;
}
