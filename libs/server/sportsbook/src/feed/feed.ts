import type { MatchFacts, ModelState, PricedMarket, Score, Side } from '@croupier/bet-math';
import type { Club, EventStatus, Field, Incident, Lineups, MatchPeriod, ScoreDetail } from '@croupier/contracts';
import type { Database } from '@croupier/server-database';

/**
 * The port to where matches and prices come from. The simulation stands behind it; a real feed plugs in beside it by
 * turning its messages into these updates. Nothing above knows which one it is.
 */
export interface Feed {
  readonly name: string;
  /**
   * Takes in everything that is due by now, each match in a transaction of its own: one that fails is suspended and stops no
   * other. Answers whether each was taken in or suspended.
   */
  advance: (db: Database, now: Date, options: AdvanceOptions) => Promise<boolean>;
}

export interface AdvanceOptions {
  /** Every open match is sent again, not only what is due. */
  readonly snapshot: boolean;
  /**
   * Called whenever a match is done, and when there is none to do: a feed at work is not silent, however much it has to do.
   * Who doesn't call it was not heard of.
   */
  readonly onProgress: () => void;
  /** Aborts when the run ends, or gives up on a step that gets nowhere. */
  readonly signal: AbortSignal;
  readonly onError: (error: unknown) => void;
}

export type Period = MatchPeriod;

export interface Goal {
  side: Side;
  /** The part of the match it fell in. */
  period: Period;
  second: number;
}

/** A match as it stands: each update says everything, so a missed one is made good by the next. */
export interface MatchUpdate {
  readonly at: Date;
  readonly status: EventStatus;
  /** The part being played: `second_half`, `set_2`, `break`. */
  readonly period: Period | null;
  readonly periodSecond: number;
  /** As it is shown: goals, points, sets. */
  readonly score: Score;
  readonly detail: ScoreDetail | null;
  readonly goals: readonly Goal[];
  /** All that happened so far, numbered from 0: what was told once stays. */
  readonly incidents: readonly Incident[];
  /** Who begins; null where nobody says. */
  readonly lineups: Lineups | null;
  /** What is certain by now: markets are settled by it. */
  readonly facts: MatchFacts;
  /** Why betting is stopped, null while it is open. A stop moves active markets only. */
  readonly stop: 'possible_goal' | 'goal' | 'awaiting_news' | 'started' | null;
  readonly prices: readonly PricedMarket[];
  /** What they were worked out from: outcomes of the match are priced together from it. Null where a feed has prices alone. */
  readonly model: ModelState | null;
  /** Revealed at the end. */
  readonly seed?: string;
  /** Where it is not what it was. */
  readonly kickOffAt?: Date;
  /** Of a race or a season, whole. */
  readonly field?: Field;
}

/** A match a feed offers. */
export interface Fixture {
  readonly feed: string;
  readonly feedKey: string;
  readonly tournament: string;
  /** Counted from one: a table is of one season. */
  readonly season: number;
  readonly home: Club;
  readonly away: Club;
  readonly kickOffAt: Date;
  readonly speed: number;
  readonly homeRateMicro: number | null;
  readonly awayRateMicro: number | null;
  readonly seedHash: string | null;
  readonly prices: readonly PricedMarket[];
  readonly model: ModelState | null;
  readonly lineups: Lineups | null;
}

/** A race or a season a feed offers. */
export interface FieldFixture {
  readonly feed: string;
  readonly feedKey: string;
  readonly tournament: string;
  readonly season: number;
  /** The off; of a season when betting on it ends. */
  readonly kickOffAt: Date;
  readonly speed: number;
  readonly seedHash: string | null;
  readonly field: Field;
  readonly prices: readonly PricedMarket[];
}
