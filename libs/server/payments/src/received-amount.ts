import { type CurrencyCode, fromDecimal, fromDecimalDown, isCrypto } from '@croupier/money';

/**
 * What a provider's amount comes to in subunits; null if it is none of the currency's. Coins are counted down to our subunit:
 * their chains know finer parts. The amount as it came is kept with the callback.
 */
export const receivedAmount = (amount: string, currency: CurrencyCode): bigint | null =>
  isCrypto(currency) ? (fromDecimalDown(amount, currency)?.subunits ?? null) : fromDecimal(amount, currency);
