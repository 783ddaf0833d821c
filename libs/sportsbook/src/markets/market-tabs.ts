import { marketKind } from '@croupier/bet-math';
import type { SportMarket } from '@croupier/contracts';

export const MARKET_TABS = [
  'main',
  'goals',
  'players',
  'corners',
  'cards',
  'games',
  'points',
  'handicaps',
  'scores',
  'halves',
  'parts',
  'teams',
  'all',
] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

/** Market names of each tab. Markets on one half or one team are recognised by their names instead. */
const NAMES: Partial<Record<MarketTab, readonly string[]>> = {
  main: [
    ...['matchResult', 'total', 'bothScore', 'doubleChance', 'drawNoBet', 'asianHandicap', 'nextGoal'],
    ...['tennisWinner', 'totalGames', 'gameHandicap', 'setWinner', 'gameWinner', 'setScore'],
    ...['basketballWinner', 'totalPoints', 'pointSpread', 'quarterResult'],
    ...['iceHockeyWinner', 'regulationResult', 'iceHockeyTotal', 'puckLine', 'nextPuck'],
  ],
  goals: [
    ...[
      'iceHockeyTotal',
      'regulationTotal',
      'regulationBothScore',
      'regulationExactGoals',
      'iceHockeyOddEven',
      'nextPuck',
    ],
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
  handicaps: [
    'cornerHandicap',
    ...['asianHandicap', 'handicap', 'drawNoBet', 'firstHalfAsianHandicap', 'firstHalfDrawNoBet'],
    ...['setHandicap', 'gameHandicap', 'setGameHandicap', 'pointSpread', 'firstHalfSpread', 'quarterSpread'],
    ...['puckLine', 'regulationHandicap', 'regulationDrawNoBet', 'periodHandicap'],
  ],
  scores: [
    ...['correctScore', 'winningMargin', 'halfTimeFullTime', 'firstHalfCorrectScore'],
    ...['setScore', 'setCorrectScore', 'numberOfSets', 'firstSetAndMatch', 'pointsMargin', 'regulationCorrectScore'],
  ],
};

export function isOnTab({ market_id }: Pick<SportMarket, 'market_id'>, tab: MarketTab): boolean {
  const name = marketKind(market_id)?.name ?? '';
  if (tab === 'all') return true;
  if (tab === 'players') return /Scorer$/.test(name);
  if (tab === 'corners') return /corner/i.test(name);
  if (tab === 'cards') return /card/i.test(name);
  if (tab === 'halves') return /half/i.test(name);
  if (tab === 'parts') return /^(set|quarter|period)(?!Score|Handicap)/.test(name) || name === 'gameWinner';
  if (tab === 'games') return /games/i.test(name) || /tieBreak/i.test(name);
  if (tab === 'points') return /points$/i.test(name) && !/^(regulation|firstHalf)Points/.test(name);
  if (tab === 'teams') return /^(home|away)[A-Z]/.test(name);
  return NAMES[tab]?.includes(name) ?? false;
}
