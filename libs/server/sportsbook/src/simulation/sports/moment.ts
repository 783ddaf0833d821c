import type { MatchFacts, Score } from '@croupier/bet-math';
import type { Incident, MatchPeriod, ScoreDetail } from '@croupier/contracts';
import type { Goal } from '../../feed/feed.ts';

/** A match as it stands after something happened; the state is what its prices are made from. */
export interface Moment<State> {
  /** Seconds of play and breaks since it began. */
  readonly second: number;
  readonly period: MatchPeriod | null;
  readonly periodSecond: number;
  /** Score as displayed: goals, points or sets. */
  readonly score: Score;
  readonly detail: ScoreDetail | null;
  readonly goals: readonly Goal[];
  /** Incidents of the whole match, and the number that have happened so far. */
  readonly incidents: readonly Incident[];
  readonly told: number;
  readonly facts: MatchFacts;
  /** Reason betting is suspended from here on; null while it is open. */
  readonly stop: 'possible_goal' | 'goal' | null;
  readonly state: State;
}

/** Takes down what happens, in order. */
export function incidentLog() {
  const incidents: Incident[] = [];
  const log = (incident: Pick<Incident, 'kind' | 'side' | 'period' | 'second'> & { score?: Incident['score'] }) =>
    incidents.push({ score: null, ...incident, nr: incidents.length, player: null, other: null });
  return { incidents, log };
}

export interface Plan {
  readonly seed: Uint8Array;
  readonly homeRateMicro: number;
  readonly awayRateMicro: number;
}
