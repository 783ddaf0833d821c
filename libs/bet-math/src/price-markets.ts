import type { MatchState } from './football/match-state.ts';
import { football } from './football/model.ts';
import { priceBook, type PricedMarket, type Pricing } from './model/price.ts';

/** Returns the odds of every market of a football match. */
export const priceMarkets = (state: MatchState, pricing: Pricing): PricedMarket[] =>
  priceBook(football, state, pricing);
