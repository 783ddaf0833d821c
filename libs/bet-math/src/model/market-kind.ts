import type { Grade } from '../grades.ts';
import type { Ranks } from '../races/finish.ts';

export const SPORTS = ['football', 'tennis', 'basketball', 'ice-hockey', 'greyhounds'] as const;
export type Sport = (typeof SPORTS)[number];
/** Sports with two sides against each other. */
export type MatchSport = Exclude<Sport, 'greyhounds'>;

export type Side = 'home' | 'away';

/** Score of both sides: goals, games, points. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Parsed specifiers of a line. */
export type Parts = Readonly<Record<string, string>>;
/** Specifiers of a line on offer. */
export type Line = Readonly<Record<string, string | number>>;

export interface MarketKind {
  /** Our market id; in football that of the standard feed. */
  readonly id: number;
  readonly name: string;
  /** Part of the match it is about: all of it, a period, the next goal. */
  readonly span: string;
  /** Outcomes in the order of every array of odds. */
  readonly outcomes: readonly string[];
  /** `true` if several outcomes can win together, as in a double chance. */
  readonly several: boolean;
  /** Lines on offer. Of numbered lines, only balanced ones are offered. */
  readonly lines: readonly Line[];
  /** One line for each player, offered while he can still do it. Only "yes" can be bet on. */
  readonly ofPlayer?: boolean;
}

/** Kind that grades each outcome from an ending of its sport. */
export interface Kind<Ending> extends MarketKind {
  readonly grade: (outcome: string, ending: Ending, parts: Parts) => Grade;
  /** Returns the winning outcome, if exactly one always wins: faster than grading each. */
  readonly winner?: (ending: Ending, parts: Parts) => string;
  /** Number that the market depends on, if there is only one: thousands of endings become a few dozen. */
  readonly measure?: Measure<Ending>;
}

export interface Measure<Ending> {
  readonly of: (ending: Ending) => number;
  readonly grade: (outcome: string, value: number, parts: Parts) => Grade;
}

/** Possible ending of a part of a match, with its chance. */
export interface Weighted<Ending> {
  readonly ending: Ending;
  readonly chance: number;
}

/** Facts that are certain about a match of any sport. */
export interface MatchFacts {
  /** Scores of the finished parts, in order: halves, sets, quarters, periods. Overtime is one of them. */
  readonly periods: readonly Score[];
  /** `true` once it has been played to the end. */
  readonly over: boolean;
  /** `true` if it won't be finished: everything still undecided is void. */
  readonly abandoned: boolean;
  /** Side of each goal, or of each game in tennis, in order. */
  readonly goals: readonly Side[];
  /** Final score, from a feed without scores of the parts: markets on a part are void then. */
  readonly final?: Score;
  /** Winner if the score doesn't show it: a shoot-out. */
  readonly winner?: Side;
  /** Finishing order of an event with runners, and the number of placed ones. */
  readonly finish?: { readonly ranks: Ranks; readonly places: number };
  /** Corners and cards in football, if the feed counts them. */
  readonly counts?: FootballCounts;
  /** Players in football, if the feed names them. */
  readonly players?: PlayerFacts;
}

/** Counts so far; a red card is also a card. */
export interface FootballCounts {
  readonly corners: Score;
  readonly cards: Score;
  readonly reds: Score;
}

export interface PlayerFacts {
  /** Scorer of each goal, in order. */
  readonly scorers: readonly string[];
  /** Players who have been on the pitch, with the number of goals scored before they came on. */
  readonly played: Readonly<Record<string, number>>;
  /** Players who certainly won't play. */
  readonly out: readonly string[];
}

/** Markets of a sport, and how the actual ending grades them. */
export interface SportRules<Ending> {
  readonly sport: Sport;
  readonly kinds: readonly Kind<Ending>[];
  /** Returns the ending of a line's span; null until it is certain. */
  readonly ended: (facts: MatchFacts, span: string, parts: Parts) => Ending | null;
}

/**
 * Point model of a sport: it gives every possible ending from a state. All odds are sums over these endings, and
 * settlement grades the actual one, so odds and payouts agree.
 */
export interface SportModel<State, Ending> extends SportRules<Ending> {
  /** Returns the endings of a span; the parts select one where there are several. */
  readonly endings: (state: State, span: string) => readonly Weighted<Ending>[];
  /** Endings of one line, for a span in which every line is about one player. */
  readonly endingsOfLine?: (state: State, span: string, parts: Parts) => readonly Weighted<Ending>[] | null;
  /** Span with the most detailed endings, and the spans they cover: outcomes of these spans are priced together. */
  readonly joint: { readonly span: string; readonly covers: readonly string[] };
  /** Returns the lines that make sense now: the set being played, the next goal. */
  readonly lines: (kind: Kind<Ending>, state: State) => readonly Line[];
}
