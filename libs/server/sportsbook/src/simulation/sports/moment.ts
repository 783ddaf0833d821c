import type { MatchFacts, Score } from '@croupier/bet-math';
import type { MatchPeriod, ScoreDetail } from '@croupier/contracts';
import type { Goal } from '../../feed/feed.ts';

/** A match as it stands after something happened; the state is what its prices are made from. */
export interface Moment<State> {
  /** Seconds of play and breaks since it began. */
  readonly second: number;
  readonly period: MatchPeriod | null;
  readonly periodSecond: number;
  /** As it is shown: goals, points, sets. */
  readonly score: Score;
  readonly detail: ScoreDetail | null;
  readonly goals: readonly Goal[];
  readonly facts: MatchFacts;
  /** Why no bets are taken from here on; null while they are. */
  readonly stop: 'possible_goal' | 'goal' | null;
  readonly state: State;
}

export interface Plan {
  readonly seed: Uint8Array;
  readonly homeRateMicro: number;
  readonly awayRateMicro: number;
}
