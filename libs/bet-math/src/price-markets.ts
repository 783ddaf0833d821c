import { toPartsPerMillion, withMargin } from './margin.ts';
import { MATCH_LINES, readLine, type MarketLine } from './markets.ts';
import type { Odds } from './odds.ts';
import { scoreGrid, type MatchState, type ScoreGrid } from './score-grid.ts';

export interface PricedMarket extends MarketLine {
  /** Without margin, parts per million, in the market's order of outcomes. */
  readonly fair: readonly number[];
  /** Null when one of the outcomes has no sensible price any more: the market is decided, or as good as. */
  readonly odds: readonly Odds[] | null;
}

/** Prices of every market of a match, all from the one joint distribution of the final score. */
export function priceMarkets(state: MatchState, margin: number): PricedMarket[] {
  const grid = scoreGrid(state);
  return MATCH_LINES.map((line) => {
    const chances = outcomeChances(grid, line);
    const odds = withMargin(chances, margin);
    return { ...line, fair: toPartsPerMillion(chances), odds: odds.every((price) => price !== null) ? odds : null };
  });
}

/** One pass over the grid: each final score counts for the outcome it makes true. */
function outcomeChances(grid: ScoreGrid, line: MarketLine): number[] {
  const {
    kind: { outcomes, winner },
    parts,
  } = readLine(line);
  const chances = outcomes.map(() => 0);
  grid.forEach((row, home) =>
    row.forEach((chance, away) => {
      const index = outcomes.indexOf(winner(home, away, parts));
      chances[index] = (chances[index] ?? 0) + chance;
    }),
  );
  return chances;
}
