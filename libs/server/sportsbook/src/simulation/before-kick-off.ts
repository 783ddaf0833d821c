import type { ModelState, PricedMarket } from '@croupier/bet-math';
import type { Lineups } from '@croupier/contracts';
import type { MatchUpdate } from '../feed/feed.ts';

/** A simulated match: the times of its updates, and the state after each. */
export interface Play {
  /** Milliseconds since the epoch, in order. */
  readonly times: readonly number[];
  /** Returns the update at a position. `only` names the markets whose odds are needed. */
  readonly update: (position: number, only?: readonly number[]) => MatchUpdate;
  readonly opening: (only?: readonly number[]) => PricedMarket[];
  /** Model behind the opening odds. */
  readonly model: ModelState;
  /** Expected or announced lineups. */
  readonly lineups: Lineups | null;
}

/** A match that has not begun, at its opening prices. */
export const beforeKickOff = (at: Date, play: Play, only?: readonly number[]): MatchUpdate => ({
  at,
  status: 'not_started',
  period: null,
  periodSecond: 0,
  score: { home: 0, away: 0 },
  detail: null,
  goals: [],
  incidents: [],
  lineups: play.lineups,
  facts: { periods: [], goals: [], over: false, abandoned: false },
  stop: null,
  prices: play.opening(only),
  model: play.model,
});
