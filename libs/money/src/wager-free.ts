import { type CurrencyCode, subunits } from './currency.ts';

/** Specification §9, minimum bet for the wager-free message, in whole units. */
const minimumUnits: Readonly<Partial<Record<CurrencyCode, number>>> = {
  EUR: 5,
  USD: 5,
  CAD: 7.5,
  AUD: 7.5,
  NOK: 50,
  PLN: 25,
  NZD: 7.5,
  JPY: 625,
  BRL: 35,
  BTC: 0.0001,
  BCH: 0.01,
  ETH: 0.0014,
  LTC: 0.045,
  DOG: 35,
  USDT: 5,
};

/**
 * Returns the stake from which a wager-free game doesn't count towards any bonus, in subunits; null if the currency has
 * none.
 */
export function wagerFreeMinimum(currency: CurrencyCode): number | null {
  const units = minimumUnits[currency];
  return units === undefined ? null : Math.round(units * subunits[currency]);
}
