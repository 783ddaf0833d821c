import { gradesOf, sportOf } from '@croupier/bet-math';
import type { SportEvent, SportMarket } from '@croupier/contracts';
import { outcomesOf } from './outcomes.ts';

/** Nothing that still happens in the match can be bet on here. */
export const isDecided = ({ status, reason }: SportMarket): boolean =>
  status === 'settled' || status === 'cancelled' || (status === 'inactive' && reason === 'decided');

/** What goals to come can't undo. */
const LASTING: ReadonlySet<string> = new Set(['over', 'yes']);

/** The outcomes that won, or are certain to; none while more than one is possible. */
export function certainOutcomes(market: SportMarket, score: SportEvent['score']): readonly string[] {
  const outcomes = outcomesOf(market);
  if (market.results) return outcomes.filter((_, index) => isWin(market.results?.[index]));
  if (!isDecided(market) || sportOf(market.market_id) !== 'football') return [];
  const line = { marketId: market.market_id, specifiers: market.specifiers };
  const grades = gradesOf(line, { periods: [score], over: true, goals: [], abandoned: false });
  return outcomes.filter((outcome, index) => LASTING.has(outcome) && isWin(grades?.[index]));
}

const isWin = (grade: string | undefined): boolean => grade === 'win' || grade === 'half_win';
