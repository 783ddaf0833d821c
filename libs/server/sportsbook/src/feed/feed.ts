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
   * Applies all updates that are due, each match in its own transaction. A match that fails is suspended and doesn't
   * stop the others. Returns true if each was updated or suspended.
   */
  advance: (db: Database, now: Date, options: AdvanceOptions) => Promise<boolean>;
}

export interface AdvanceOptions {
  /** Every open match is sent again, not only what is due. */
  readonly snapshot: boolean;
  /**
   * Called after each match, and when there is none to update. A feed that works is not silent, however much it has to
   * do. A feed that doesn't call this counts as silent.
   */
  readonly onProgress: () => void;
  /** Aborts when the run ends, or when a step makes no progress. */
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
  /** Score as displayed: goals, points or sets. */
  readonly score: Score;
  readonly detail: ScoreDetail | null;
  readonly goals: readonly Goal[];
  /** All incidents so far, numbered from 0. An incident is never removed. */
  readonly incidents: readonly Incident[];
  /** Starting lineups; null if unknown. */
  readonly lineups: Lineups | null;
  /** Certain facts at this time. Markets are settled by them. */
  readonly facts: MatchFacts;
  /** Reason betting is suspended; null while it is open. A stop only affects active markets. */
  readonly stop: 'possible_goal' | 'goal' | 'awaiting_news' | 'started' | null;
  readonly prices: readonly PricedMarket[];
  /** Model behind the odds, used to price combinations of one match. Null for a feed that sends only odds. */
  readonly model: ModelState | null;
  /** Revealed at the end. */
  readonly seed?: string;
  /** Set if the kick-off time has changed. */
  readonly kickOffAt?: Date;
  /** Complete field of a race or a season. */
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
