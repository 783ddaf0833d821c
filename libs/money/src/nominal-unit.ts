import type { AnyCurrency } from './currency.ts';

/**
 * Round amount near one euro in each currency, in subunits. Stakes, limits and suggested amounts are multiples of it,
 * so that they are round and similar in every currency. It is never used for an exchange. Our assumption, from exchange
 * rates of 2026. Multiples of 100, so that a tenth can still be paid in tenths.
 */
export const nominalUnit: Readonly<Record<AnyCurrency, bigint>> = {
  AUD: 200n,
  CAD: 200n,
  NZD: 200n,
  EUR: 100n,
  USD: 100n,
  PLN: 500n,
  JPY: 200n,
  NOK: 1_000n,
  BRL: 500n,
  BTC: 1_000n,
  ETH: 300_000n,
  BCH: 200_000n,
  LTC: 1_000_000n,
  DOG: 500_000_000n,
  USDT: 1_000_000n,
  FUN: 100n,
};
