import type { GameTitle } from './game-title.ts';

/**
 * Positions of currencies in game ids. A game id identifies a title and a currency: the title's number × 100 + the
 * currency's position here. FUN (demo) is first. Only append: a published id never changes its meaning.
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
