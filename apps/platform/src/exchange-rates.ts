import { type CurrencyCode, currencyCodes, isCrypto, subunits } from '@croupier/money';

/** Euros for one unit. Demo figures: an operator's price source takes their place. */
export const inEuro: Readonly<Record<CurrencyCode, number>> = {
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

const coins = currencyCodes.filter((currency) => isCrypto(currency));
const fiat = currencyCodes.filter((currency) => !isCrypto(currency));

type Rates = Partial<Record<CurrencyCode, Partial<Record<CurrencyCode, string>>>>;

/** What one unit of each coin is worth in each fiat currency, as decimal text. Shown as information; nothing is settled by it. */
export function exchangeRates(): Rates {
  const row = (coin: CurrencyCode) =>
    Object.fromEntries(fiat.map((currency) => [currency, (inEuro[coin] / inEuro[currency]).toPrecision(6)]));
  return Object.fromEntries(coins.map((coin) => [coin, row(coin)]));
}

/** Euro cents for one subunit of each currency, times 10^12: what competitions measure stakes by. */
export const ratesToEuro = (): Record<CurrencyCode, bigint> =>
  Object.fromEntries(
    currencyCodes.map((currency) => [
      currency,
      BigInt(Math.round((inEuro[currency] * Number(subunits.EUR) * 1e12) / Number(subunits[currency]))),
    ]),
  ) as Record<CurrencyCode, bigint>;
