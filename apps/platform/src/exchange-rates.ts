import { toWire } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes, isCrypto, PICO_EUROS, picoEuros, subunits } from '@croupier/money';

const MICRO = 1_000_000n;

/** Euros for one unit, to six places. */
export const inEuro = (currency: CurrencyCode): number =>
  toWire((picoEuros[currency] * BigInt(subunits[currency]) * MICRO) / PICO_EUROS) / toWire(MICRO);

const coins = currencyCodes.filter((currency) => isCrypto(currency));
const fiat = currencyCodes.filter((currency) => !isCrypto(currency));

type Rates = Partial<Record<CurrencyCode, Partial<Record<CurrencyCode, string>>>>;

/** What one unit of each coin is worth in each fiat currency, as decimal text. Shown as information; nothing is settled by it. */
export function exchangeRates(): Rates {
  const row = (coin: CurrencyCode) =>
    Object.fromEntries(fiat.map((currency) => [currency, (inEuro(coin) / inEuro(currency)).toPrecision(6)]));
  return Object.fromEntries(coins.map((coin) => [coin, row(coin)]));
}
