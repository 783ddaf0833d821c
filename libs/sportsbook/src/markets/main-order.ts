import { MAIN_MARKETS } from '@croupier/bet-math';
import type { SportEvent, SportMarket } from '@croupier/contracts';

/** A match's main markets in its sport's order; a place without one stays empty. */
export const inMainOrder = ({ sport, markets }: Pick<SportEvent, 'sport' | 'markets'>): (SportMarket | undefined)[] =>
  MAIN_MARKETS[sport].map(({ marketId }) => markets.find(({ market_id }) => market_id === marketId));
