import type { SandboxConfig } from '../config.ts';
import { HttpError, json, type Routes } from '../http/router.ts';
import { sameText } from '../pay/tokens.ts';

/** Average euros per unit; invented, near real values. */
const euros: Readonly<Record<string, number>> = {
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

const COINS: readonly string[] = ['BTC', 'ETH', 'BCH', 'LTC', 'DOG'];
const HOUR_MS = 3_600_000;

/**
 * Returns the value at a time, which varies around its average: coins by a hundredth, money by a thousandth, the euro
 * not at all.
 */
function worthAt(currency: string, average: number, now: number): string {
  if (currency === 'EUR') return average.toFixed(6);
  const swing = COINS.includes(currency) ? 0.01 : 0.001;
  const phase = currency.charCodeAt(0) + currency.charCodeAt(1);
  const turn = now / HOUR_MS + phase;
  return (average * (1 + (swing * (Math.sin(turn) + Math.sin(turn * 7.3))) / 2)).toFixed(6);
}

/** Returns the value of a unit in euros at a time; null if it isn't traded. */
export function worthNow(currency: string, now: number): number | null {
  const average = euros[currency];
  return average === undefined ? null : Number(worthAt(currency, average, now));
}

/** Returns the routes of an exchange rate source: the current value of each currency in euros. */
export function rateRoutes({ secret }: SandboxConfig, clock: () => Date): Routes {
  return {
    'GET /v1/rates': ({ headers }) => {
      if (!sameText(headers.authorization ?? '', `Bearer ${secret}`)) throw new HttpError(401, 'unauthorised');
      const now = clock().getTime();
      const all = Object.entries(euros).map(([currency, average]) => [currency, worthAt(currency, average, now)]);
      return json({ euros: Object.fromEntries(all) });
    },
  };
}
