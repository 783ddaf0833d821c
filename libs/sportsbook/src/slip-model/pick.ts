import { marketKind } from '@croupier/bet-math';
import type { SportEvent, SportEventDetail, SportMarket } from '@croupier/contracts';
import { type Selection, selectionOf } from './selection.ts';

export function oddsOf(market: Pick<SportMarket, 'market_id' | 'odds'>, outcome: string): number | null {
  const index = marketKind(market.market_id)?.outcomes.indexOf(outcome) ?? -1;
  return market.odds?.[index] ?? null;
}

/** Returns the selection of an outcome; null if it has no odds. */
export function pick(event: SportEvent | SportEventDetail, market: SportMarket, outcome: string): Selection | null {
  const odds = oddsOf(market, outcome);
  return odds === null ? null : selectionOf(event, market, outcome, odds);
}
