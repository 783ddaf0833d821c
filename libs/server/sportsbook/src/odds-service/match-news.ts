import type { PricedMarket, Score } from '@croupier/bet-math';
import type { MatchUpdate } from '../feed/feed.ts';
import { mapQuotes, type Unknown } from './map-quotes.ts';
import type { Book, QuotedMatch, ScoredMatch } from './wire.ts';

export const MARGIN = 0.05;
const LIVE_MARGIN = 0.08;
/** Maximum age of odds in milliseconds: before the match, and live. */
const OLDEST_MS = 300_000;
const OLDEST_LIVE_MS = 45_000;
/** Milliseconds after which a match without an end is abandoned. */
const LONGEST_MS = 48 * 3_600_000;

/** State of a match kept between responses. */
export interface Remembered {
  /** Score in the last response, and the time it was first seen. */
  score: string;
  scoreSince: number;
  /** Time since which the service reports the match as completed with this score. */
  completedSince: number | null;
}

export const nothingRemembered = (): Remembered => ({ score: '', scoreSince: 0, completedSince: null });

interface Told {
  readonly kickOffAt: Date;
  readonly quoted: QuotedMatch | undefined;
  readonly scored: ScoredMatch | undefined;
  readonly now: Date;
  /** A completed score may be corrected: so long nothing is settled by it. */
  readonly settleDelayMs: number;
}

export interface News {
  readonly update: MatchUpdate;
  readonly unknown: readonly (Unknown | { kind: 'score'; name: string })[];
}

const asked = {
  period: null,
  periodSecond: 0,
  detail: null,
  goals: [],
  incidents: [],
  lineups: null,
  model: null,
} as const;
const NOT_OVER = { periods: [], goals: [], over: false, abandoned: false } as const;

/** Returns the state of a match from the service's data. Updates `memory`. */
export function newsOf(told: Told, memory: Remembered): News {
  const { kickOffAt, scored, now, settleDelayMs } = told;
  const time = now.getTime();
  const score = scored ? scoreOf(scored) : null;
  const unknown = scored?.scores && !score ? [{ kind: 'score' as const, name: namesOf(scored) }] : [];
  remember(memory, score, scored?.completed === true, time);
  const state = { ...asked, at: now, score: score ?? { home: 0, away: 0 }, prices: [], stop: null };
  if (score && memory.completedSince !== null && time - memory.completedSince >= settleDelayMs)
    return { unknown, update: { ...state, status: 'ended', facts: { ...NOT_OVER, over: true, final: score } } };
  if (time - kickOffAt.getTime() > LONGEST_MS)
    return { unknown, update: { ...state, status: 'abandoned', facts: { ...NOT_OVER, abandoned: true } } };
  const live = now >= kickOffAt;
  const priced = pricesOf(told, memory, live);
  // The match is live without a score, or the service reports it as completed: fair odds are unknown.
  const blind = live && (score === null || scored?.completed === true);
  return {
    unknown: [...unknown, ...priced.unknown],
    update: {
      ...state,
      status: live ? 'live' : 'not_started',
      facts: NOT_OVER,
      prices: priced.prices,
      stop: blind || priced.stale ? 'awaiting_news' : null,
    },
  };
}

function remember(memory: Remembered, score: Score | null, completed: boolean, now: number): void {
  const text = score ? `${score.home}:${score.away}` : '';
  const moved = text !== memory.score;
  if (moved) {
    memory.scoreSince = memory.score === '' ? 0 : now;
    memory.score = text;
  }
  if (!completed || score === null) memory.completedSince = null;
  else if (moved || memory.completedSince === null) memory.completedSince = now;
}

/** Books that have looked at their prices lately. */
export function freshBooks({ books }: QuotedMatch, now: Date, live: boolean, since = 0): Book[] {
  const from = Math.max(now.getTime() - (live ? OLDEST_LIVE_MS : OLDEST_MS), since);
  return books.filter(({ at }) => at.getTime() >= from);
}

/** By the books that are up to date; if none is, what they said last, and that it is old. */
function pricesOf({ quoted, now }: Told, { scoreSince }: Remembered, live: boolean): Prices {
  if (!quoted) return { prices: [], unknown: [], stale: true };
  const fresh = freshBooks(quoted, now, live, scoreSince);
  const stale = fresh.length === 0;
  const { prices, unknown } = mapQuotes(quoted, stale ? quoted.books : fresh, live ? LIVE_MARGIN : MARGIN);
  return { prices, unknown, stale };
}

interface Prices {
  prices: readonly PricedMarket[];
  unknown: readonly Unknown[];
  stale: boolean;
}

function scoreOf({ home_team, away_team, scores }: ScoredMatch): Score | null {
  const of = (team: string) => scores?.find(({ name }) => name === team)?.score;
  const [home, away] = [of(home_team), of(away_team)];
  return home === undefined || away === undefined ? null : { home, away };
}

const namesOf = ({ scores }: ScoredMatch): string => (scores ?? []).map(({ name }) => name).join(' / ');
