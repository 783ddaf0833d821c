import type { MatchState } from './football/match-state.ts';
import { football } from './football/model.ts';
import { priceBook, type PricedMarket, type Pricing } from './model/price.ts';

/** Prices of every market of a match of football. */
export const priceMarkets = (state: MatchState, pricing: Pricing): PricedMarket[] =>
  priceBook(football, state, pricing);
