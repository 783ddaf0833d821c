import type { GameTitle } from './game-title.ts';

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

export const gameId = (gameTitle: Pick<GameTitle, 'number'>, currency: PlayCurrency): number =>
  gameTitle.number * 100 + places.indexOf(currency);

/** Every currency a title can be played in for real money. */
export const realCurrencies = places.slice(1);
