import { type CurrencyCode, formatMoney } from '@croupier/money';

/** What was won or lost, with its sign. */
export function signedMoney(cents: number, currency: CurrencyCode, locale: string): string {
  return `${cents > 0 ? '+' : ''}${formatMoney(cents, currency, locale)}`;
}
