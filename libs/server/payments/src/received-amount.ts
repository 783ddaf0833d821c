import { type CurrencyCode, fromDecimal, fromDecimalDown, isCrypto } from '@croupier/money';

/**
 * Converts a provider's amount to subunits; null if it isn't a valid amount of the currency. Coin amounts are rounded
 * down to our subunit, because their chains have finer ones. The original amount is stored with the callback.
 */
export const receivedAmount = (amount: string, currency: CurrencyCode): bigint | null =>
  isCrypto(currency) ? (fromDecimalDown(amount, currency)?.subunits ?? null) : fromDecimal(amount, currency);
