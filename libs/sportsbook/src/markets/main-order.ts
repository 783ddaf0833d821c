import { MAIN_MARKETS, mainMarket } from '@croupier/bet-math';
import type { SportEvent, SportMarket } from '@croupier/contracts';

/** A match's main markets in its sport's order; a place without one stays empty. Of a whole match the lines a list shows. */
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

/** A main market's outcomes, in the order of its prices. */
export const mainOutcomes = ({ market_id }: Pick<SportMarket, 'market_id'>): readonly string[] =>
  mainMarket(market_id)?.outcomes ?? [];
