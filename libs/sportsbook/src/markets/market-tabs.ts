import { marketKind } from '@croupier/bet-math';
import type { SportMarket } from '@croupier/contracts';

export const MARKET_TABS = ['main', 'goals', 'handicaps', 'scores', 'halves', 'teams', 'all'] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

/** By the names of the book; what concerns one half or one team is found by its name. */
const NAMES: Partial<Record<MarketTab, readonly string[]>> = {
  main: ['matchResult', 'total', 'bothScore', 'doubleChance', 'drawNoBet', 'asianHandicap', 'nextGoal'],
  goals: [
    'total',
    'bothScore',
    'nextGoal',
    'exactGoals',
    'goalRange',
    'oddEven',
    'whichTeamScores',
    'resultAndTotal',
    'totalAndBothScore',
    'resultAndBothScore',
  ],
  handicaps: ['asianHandicap', 'handicap', 'drawNoBet', 'firstHalfAsianHandicap', 'firstHalfDrawNoBet'],
  scores: ['correctScore', 'winningMargin', 'halfTimeFullTime', 'firstHalfCorrectScore'],
};

export function isOnTab({ market_id }: Pick<SportMarket, 'market_id'>, tab: MarketTab): boolean {
  const name = marketKind(market_id)?.name ?? '';
  if (tab === 'all') return true;
  if (tab === 'halves') return /half/i.test(name);
  if (tab === 'teams') return /^(home|away)[A-Z]/.test(name);
  return NAMES[tab]?.includes(name) ?? false;
}
