import { marketKind } from '@croupier/bet-math';
import type { SportMarket } from '@croupier/contracts';

/** Returns a market's outcomes, in the order of its odds. */
export const outcomesOf = (market: Pick<SportMarket, 'market_id'>): readonly string[] =>
  marketKind(market.market_id)?.outcomes ?? [];
