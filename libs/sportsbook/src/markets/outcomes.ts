import { marketKind } from '@croupier/bet-math';
import type { SportMarket } from '@croupier/contracts';

/** A market's outcomes, in the order of its prices. */
export const outcomesOf = (market: Pick<SportMarket, 'market_id'>): readonly string[] =>
  marketKind(market.market_id)?.outcomes ?? [];
