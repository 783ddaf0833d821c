import { type CurrencyCode, formatMoney } from '@croupier/money';

/** Formats a net result with its sign. */
export function signedMoney(cents: number, currency: CurrencyCode, locale: string): string {
  return `${cents > 0 ? '+' : ''}${formatMoney(cents, currency, locale)}`;
}
