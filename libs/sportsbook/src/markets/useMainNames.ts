import { useMemo } from 'react';
import { mainMarket } from '@croupier/bet-math';
import type { SportMarket } from '@croupier/contracts';
import { isHandicap, type Parts, readParts } from './parts.ts';
import { type Teams, useGridNames } from './useGridNames.ts';

type Line = Pick<SportMarket, 'market_id' | 'specifiers'>;

const partsOf = ({ market_id, specifiers }: Line): Parts => readParts(mainMarket(market_id)?.name ?? '', specifiers);

/** Returns the names of `useMarketNames` for the main markets only, so that lists don't load the others. */
export function useMainNames() {
  const grid = useGridNames();
  return useMemo(() => {
    const outcome = (line: Line, name: string, sides: Teams): string => {
      const parts = partsOf(line);
      return isHandicap(parts) ? grid.handicap(name, parts, sides) : (grid.word(name, parts, sides) ?? name);
    };
    const market = (line: Line): string => {
      const { base, span, given } = partsOf(line);
      const title = grid.title(base, given) ?? '';
      return span === 'regulation' ? grid.inRegulation(title) : title;
    };
    return {
      outcome,
      full: (line: Line, name: string, sides: Teams): string =>
        grid.sentence(partsOf(line), name, sides) ?? grid.full(market(line), outcome(line, name, sides), sides),
      short: (line: Line, name: string): string => grid.short(partsOf(line), name),
      columns: (line: Line) => grid.columns(partsOf(line), mainMarket(line.market_id)?.outcomes ?? []),
      lineOf: (line: Line, name: string): string => grid.lineOf(partsOf(line), name),
    };
  }, [grid]);
}
