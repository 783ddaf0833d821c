import type { CurrencyCode } from './currency.ts';

/**
 * Value of a subunit in picoeuros (10⁻¹² euro): whole numbers, so that sums over currencies are exact. Demo figures: an
 * operator replaces them with a source of exchange rates.
 */
export const picoEuros: Readonly<Record<CurrencyCode, bigint>> = {
  AUD: 5_600_000_000n,
  CAD: 6_200_000_000n,
  NZD: 5_000_000_000n,
  EUR: 10_000_000_000n,
  USD: 8_600_000_000n,
  PLN: 2_350_000_000n,
  JPY: 5_600_000_000n,
  NOK: 850_000_000n,
  BRL: 1_600_000_000n,
  BTC: 800_000_000n,
  ETH: 2_600_000n,
  BCH: 4_300_000n,
  LTC: 800_000n,
  DOG: 1_400n,
  USDT: 860_000n,
};

/** One euro in the unit of `picoEuros`. */
export const PICO_EUROS = 1_000_000_000_000n;
