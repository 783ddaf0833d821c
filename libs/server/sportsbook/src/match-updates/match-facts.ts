import type { MatchFacts } from '@croupier/bet-math';
import type { MatchUpdate } from '../feed/feed.ts';

type Told = Pick<MatchUpdate, 'status' | 'goals' | 'firstHalfOver'>;

const scoreOf = (goals: MatchUpdate['goals']): { home: number; away: number } => {
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
};

export const scoreNow = ({ goals }: Told): { home: number; away: number } => scoreOf(goals);

/** What an update says for certain: by it markets are settled. */
export const factsOf = ({ status, goals, firstHalfOver }: Told): MatchFacts => ({
  first: firstHalfOver ? scoreOf(goals.filter(({ period }) => period === 'first_half')) : null,
  match: status === 'ended' ? scoreOf(goals) : null,
  goals: goals.map(({ side }) => side),
  abandoned: status === 'abandoned',
});
