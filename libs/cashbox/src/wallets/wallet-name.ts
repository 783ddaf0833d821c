import type { CurrencyCode } from '@croupier/money';

const coins: Partial<Record<CurrencyCode, string>> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  BCH: 'Bitcoin Cash',
  LTC: 'Litecoin',
  DOG: 'Dogecoin',
  USDT: 'Tether',
};

/** Returns a wallet's common name: "Euro", "Bitcoin". A sign alone is ambiguous: half a dozen currencies share one. */
export const walletName = (currency: CurrencyCode, locale: string): string =>
  coins[currency] ?? new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency;
