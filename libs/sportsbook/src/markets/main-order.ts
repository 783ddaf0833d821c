import { MAIN_MARKETS, mainMarket } from '@croupier/bet-math';
import type { SportEvent, SportMarket } from '@croupier/contracts';

/**
 * Returns a match's main markets in its sport's order. A missing one is undefined. For a full match, picks the lines
 * that a list shows.
 */
export const inMainOrder = ({ sport, markets }: Pick<SportEvent, 'sport' | 'markets'>): (SportMarket | undefined)[] =>
  MAIN_MARKETS[sport].map(({ marketId, specifiers }) => {
    const lines = markets.filter(({ market_id }) => market_id === marketId);
    const open = lines.filter(({ status }) => status === 'active' || status === 'suspended');
    const named = lines.find((line) => line.specifiers === specifiers);
    return named ?? (open.length > 0 ? open : lines).toSorted((one, other) => skew(one) - skew(other))[0];
  });

function skew({ odds }: SportMarket): number {
  const [one, other] = odds ?? [];
  return one && other ? Math.abs(one - other) : Number.MAX_SAFE_INTEGER;
}

/** Returns a main market's outcomes, in the order of its odds. */
export const mainOutcomes = ({ market_id }: Pick<SportMarket, 'market_id'>): readonly string[] =>
  mainMarket(market_id)?.outcomes ?? [];
