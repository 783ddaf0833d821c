import type { MatchFacts, Score, Side } from '@croupier/bet-math';

export interface Goal {
  side: Side;
  /** The part of the match it fell in: `period_2`, `first_half`. */
  period: string;
  second: number;
}

/** What a scoreboard shows beside the score. */
export interface ScoreDetail {
  /** Tennis: games of the set being played, points as they are called, and who serves. */
  games?: Score;
  points?: { home: string; away: string };
  server?: Side;
}

/** A match as it stands after something happened; the state is what its prices are made from. */
export interface Moment<State> {
  /** Seconds of play and breaks since it began. */
  readonly second: number;
  readonly period: string | null;
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
