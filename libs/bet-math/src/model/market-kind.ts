import type { Grade } from '../grades.ts';
import type { Ranks } from '../races/finish.ts';

export const SPORTS = ['football', 'tennis', 'basketball', 'ice-hockey', 'greyhounds'] as const;
export type Sport = (typeof SPORTS)[number];
/** Two sides against each other. */
export type MatchSport = Exclude<Sport, 'greyhounds'>;

export type Side = 'home' | 'away';

/** Points of both sides: goals, games, points. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** Specifiers of a line as they are read. */
export type Parts = Readonly<Record<string, string>>;
/** Specifiers of a line as it is offered. */
export type Line = Readonly<Record<string, string | number>>;

export interface MarketKind {
  /** Ours; of football the standard feed's own. */
  readonly id: number;
  readonly name: string;
  /** What of a match it is about: all of it, a period, the next goal. */
  readonly span: string;
  /** In the order of every array of prices. */
  readonly outcomes: readonly string[];
  /** Whether several outcomes can win together, as in a double chance. */
  readonly several: boolean;
  /** The lines on offer. Of many with a number only those in balance are. */
  readonly lines: readonly Line[];
  /** Of each player a line of its own: on offer while he may do it, though nobody would be paid for that he does not. */
  readonly ofPlayer?: boolean;
}

/** A kind that knows how an ending of its sport grades each outcome. */
export interface Kind<Ending> extends MarketKind {
  readonly grade: (outcome: string, ending: Ending, parts: Parts) => Grade;
  /** The only outcome that wins, where always exactly one does: quicker than to grade each. */
  readonly winner?: (ending: Ending, parts: Parts) => string;
  /** The one number it depends on, where there is one: thousands of endings become a few dozen. */
  readonly measure?: Measure<Ending>;
}

export interface Measure<Ending> {
  readonly of: (ending: Ending) => number;
  readonly grade: (outcome: string, value: number, parts: Parts) => Grade;
}

/** One way a part of a match may end, and how likely it is. */
export interface Weighted<Ending> {
  readonly ending: Ending;
  readonly chance: number;
}

/** What is known for certain of a match, whatever its sport. */
export interface MatchFacts {
  /** Scores of the parts that are over, in order: halves, sets, quarters, periods. Overtime is one of them. */
  readonly periods: readonly Score[];
  /** Whether it is played out. */
  readonly over: boolean;
  /** It will not be played out: what is not decided by now is void. */
  readonly abandoned: boolean;
  /** Who scored, in order: goals, and games of tennis. */
  readonly goals: readonly Side[];
  /** The score of all of it from a feed that does not say how its parts ended: what is about a part is void then. */
  readonly final?: Score;
  /** Who won where the score does not say: a shoot-out. */
  readonly winner?: Side;
  /** Of an event with a field of runners: who came in where, and how many are placed. */
  readonly finish?: { readonly ranks: Ranks; readonly places: number };
  /** Of football, from a feed that counts them. */
  readonly counts?: FootballCounts;
  /** Of football, from a feed that names players. */
  readonly players?: PlayerFacts;
}

/** So far; a red card is a card too. */
export interface FootballCounts {
  readonly corners: Score;
  readonly cards: Score;
  readonly reds: Score;
}

export interface PlayerFacts {
  /** Who scored each goal, in order. */
  readonly scorers: readonly string[];
  /** Who has been on the pitch, and how many goals had fallen when he came on. */
  readonly played: Readonly<Record<string, number>>;
  /** Who will not play, whatever comes. */
  readonly out: readonly string[];
}

/** A sport's markets, and how the one ending that came grades them. */
export interface SportRules<Ending> {
  readonly sport: Sport;
  readonly kinds: readonly Kind<Ending>[];
  /** How what a line is about ended; null while nobody knows. */
  readonly ended: (facts: MatchFacts, span: string, parts: Parts) => Ending | null;
}

/**
 * A sport's point model: from a state every way the match may go on. All its prices are sums over these endings, and
 * settlement grades the one that came: what is priced is what is paid.
 */
export interface SportModel<State, Ending> extends SportRules<Ending> {
  /** The endings of a span; the parts name which one where there are several. */
  readonly endings: (state: State, span: string) => readonly Weighted<Ending>[];
  /** Of a span whose every line is about a player of its own: the endings of that line. */
  readonly endingsOfLine?: (state: State, span: string, parts: Parts) => readonly Weighted<Ending>[] | null;
  /** The span whose endings tell the most at once, and the spans they cover: outcomes of these are priced together. */
  readonly joint: { readonly span: string; readonly covers: readonly string[] };
  /** The lines that make sense now: the set being played, the goal that comes next. */
  readonly lines: (kind: Kind<Ending>, state: State) => readonly Line[];
}
