import type { CurrencyCode } from '@croupier/money';

/** Euros for one unit. Demo figures: an operator's price source takes their place. */
const inEuro: Readonly<Record<CurrencyCode, number>> = {
  AUD: 0.56,
  CAD: 0.62,
  NZD: 0.5,
  EUR: 1,
  USD: 0.86,
  PLN: 0.235,
  JPY: 0.0056,
  NOK: 0.085,
  BRL: 0.16,
  BTC: 80_000,
  ETH: 2_600,
  BCH: 430,
  LTC: 80,
  DOG: 0.14,
  USDT: 0.86,
};

const COINS = ['BTC', 'ETH', 'BCH', 'LTC', 'DOG', 'USDT'] as const satisfies readonly CurrencyCode[];
const FIAT = ['AUD', 'CAD', 'NZD', 'EUR', 'USD', 'PLN', 'JPY', 'NOK', 'BRL'] as const satisfies readonly CurrencyCode[];

type Rates = Partial<Record<CurrencyCode, Partial<Record<CurrencyCode, string>>>>;

/** What one unit of each coin is worth in each fiat currency, as decimal text. Shown as information; nothing is settled by it. */
export function exchangeRates(): Rates {
  const row = (coin: CurrencyCode) =>
    Object.fromEntries(FIAT.map((fiat) => [fiat, (inEuro[coin] / inEuro[fiat]).toPrecision(6)]));
  return Object.fromEntries(COINS.map((coin) => [coin, row(coin)]));
}
