import { type Grade, gradesOf, sportOf } from '@croupier/bet-math';
import type { SportEvent, SportMarket } from '@croupier/contracts';
import { outcomesOf } from './outcomes.ts';

/** Tells whether the rest of the match can't affect this market any more. */
export const isDecided = ({ status, reason }: SportMarket): boolean =>
  status === 'settled' || status === 'cancelled' || (status === 'inactive' && reason === 'decided');

/** Outcomes that later goals can't undo. */
const LASTING: ReadonlySet<string> = new Set(['over', 'yes']);

/** Final result of an outcome, or `certain` if it can't lose any more. */
export type Fate = Grade | 'certain';

/** Returns the outcomes' results, or those already certain to win. Empty while several outcomes are possible. */
export function fatesOf(market: SportMarket, score: SportEvent['score']): ReadonlyMap<string, Fate> {
  const outcomes = outcomesOf(market);
  const { results } = market;
  if (results) return new Map(outcomes.map((outcome, index) => [outcome, results[index] ?? 'lose']));
  if (!isDecided(market) || sportOf(market.market_id) !== 'football') return new Map();
  const line = { marketId: market.market_id, specifiers: market.specifiers };
  const grades = gradesOf(line, { periods: [score], over: true, goals: [], abandoned: false });
  const certain = outcomes.filter((outcome, index) => LASTING.has(outcome) && grades?.[index] === 'win');
  return new Map(certain.map((outcome) => [outcome, 'certain']));
}
