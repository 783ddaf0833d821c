import type { ModelState, PricedMarket } from '@croupier/bet-math';
import type { Lineups } from '@croupier/contracts';
import type { MatchUpdate } from '../feed/feed.ts';

/** A match played out: when something is to be told, and what holds from then on. */
export interface Play {
  /** Milliseconds since the epoch, in order. */
  readonly times: readonly number[];
  /** Who wants the prices of some markets names them. */
  readonly update: (position: number, only?: readonly number[]) => MatchUpdate;
  readonly opening: (only?: readonly number[]) => PricedMarket[];
  /** What the opening prices are worked out from. */
  readonly model: ModelState;
  /** Who is thought to begin, or who was announced. */
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
