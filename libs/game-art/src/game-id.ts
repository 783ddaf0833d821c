import type { Edition } from './edition.ts';
import { editions } from './editions.ts';

/**
 * Game ids are numbers, one for each title and currency: the title's number × 100 + the currency's place here.
 * FUN (demo) stands first. Only append: a published id never changes its meaning.
 */
const places = [
  'FUN',
  'EUR',
  'USD',
  'AUD',
  'CAD',
  'NZD',
  'PLN',
  'JPY',
  'NOK',
  'BRL',
  'BTC',
  'ETH',
  'BCH',
  'LTC',
  'DOG',
  'USDT',
] as const;

export type PlayCurrency = (typeof places)[number];

export const gameId = (edition: Edition, currency: PlayCurrency): number =>
  edition.number * 100 + places.indexOf(currency);

export function resolveGameId(id: number): { edition: Edition; currency: PlayCurrency } | undefined {
  const edition = editions.find(({ number }) => number === Math.floor(id / 100));
  const currency = places[id % 100];
  return edition && currency ? { edition, currency } : undefined;
}

/** Every currency a title can be played in for real money. */
export const realCurrencies = places.slice(1);
