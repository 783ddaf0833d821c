import type { Unmapped } from '../feed/read-feeds.ts';
import { ask, ServiceAway } from './ask.ts';
import { callBudget } from './calls.ts';
import { parseQuotes, parseScores, type QuotedMatch, type ScoredMatch } from './wire.ts';

export interface OutsideLeague {
  /** The service's key of the league, such as `soccer_epl`. */
  readonly key: string;
  /** Country the league is listed under. */
  readonly category: string;
}

export interface ServiceOptions {
  /** Up to the version: `https://odds.example/v4`. */
  readonly url: string;
  readonly key: string;
  readonly leagues: readonly OutsideLeague[];
  readonly callsPerMinute: number;
  readonly timeoutMs?: number;
}

interface Answer {
  at: number;
  etag: string | null;
  quotes: readonly QuotedMatch[];
  scores: readonly ScoredMatch[];
}

interface Question {
  readonly league: OutsideLeague;
  readonly kind: 'odds' | 'scores';
  askedAt: number;
  answer: Answer | null;
}

/** Last responses for a league. */
export interface LeagueNews {
  readonly league: OutsideLeague;
  readonly quotes: readonly QuotedMatch[];
  readonly scores: readonly ScoredMatch[];
}

const TIMEOUT_MS = 5_000;
/** Number of turns after which a response is too old to use. */
const TURNS = 2;
const LEAST_FRESH_MS = 15_000;

/** Asks the service for prices and scores of its leagues in turn, and keeps the answers. */
export function serviceQuestions({ url, key, leagues, callsPerMinute, timeoutMs = TIMEOUT_MS }: ServiceOptions) {
  const budget = callBudget(callsPerMinute);
  const questions: Question[] = leagues.flatMap((league) =>
    (['odds', 'scores'] as const).map((kind) => ({ league, kind, askedAt: 0, answer: null })),
  );
  const turnMs = (questions.length * 60_000) / callsPerMinute;
  let failedAt = 0;

  function addressOf({ league, kind }: Question): URL {
    const address = new URL(`${url.replace(/\/$/, '')}/sports/${encodeURIComponent(league.key)}/${kind}`);
    const asked =
      kind === 'odds'
        ? { regions: 'eu', markets: 'h2h,spreads,totals', oddsFormat: 'decimal', dateFormat: 'iso' }
        : { daysFrom: '2', dateFormat: 'iso' };
    address.search = new URLSearchParams({ apiKey: key, ...asked }).toString();
    return address;
  }

  const newsOf = (league: OutsideLeague): LeagueNews => {
    const [odds, scores] = questions.filter((question) => question.league === league);
    return { league, quotes: odds?.answer?.quotes ?? [], scores: scores?.answer?.scores ?? [] };
  };

  return {
    callsLeft: (now: Date) => budget.left(now.getTime()),
    isDue: (now: Date, options: { haste: boolean }) => budget.isDue(now.getTime(), options),
    /** Asks what was asked longest ago; gives the league it is about, and what of the answer can't be read. Rejects with ServiceAway. */
    async askNext(
      now: Date,
      signal: AbortSignal,
    ): Promise<{ news: LeagueNews; unread: Pick<Unmapped, 'kind' | 'name'>[] }> {
      const at = now.getTime();
      const question = questions.reduce((oldest, one) => (one.askedAt < oldest.askedAt ? one : oldest));
      question.askedAt = at;
      budget.spend(at);
      try {
        const before = question.answer;
        const answered = await ask({ url: addressOf(question), etag: before?.etag ?? null, timeoutMs, signal });
        const { answer, unread } =
          answered.unchanged && before ? { answer: { ...before, at }, unread: 0 } : read(question, answered, at);
        question.answer = answer;
        budget.succeeded();
        const name = `${question.league.key} ${question.kind}`;
        return {
          news: newsOf(question.league),
          unread: Array.from({ length: unread }, () => ({ kind: 'match', name })),
        };
      } catch (error) {
        failedAt = at;
        budget.failed(at, error instanceof ServiceAway ? error.retryAfterMs : null);
        throw error instanceof ServiceAway ? error : new ServiceAway('its answer is no list of matches');
      }
    },
    /** Everything, once all of it was answered since the service last failed; null before. */
    snapshot(now: Date): LeagueNews[] | null {
      const since = Math.max(failedAt, now.getTime() - Math.max(LEAST_FRESH_MS, TURNS * turnMs));
      return questions.every(({ answer }) => answer !== null && answer.at > since) ? leagues.map(newsOf) : null;
    },
  };
}

function read(
  { kind }: Question,
  { json, etag }: { json: unknown; etag: string | null },
  at: number,
): { answer: Answer; unread: number } {
  if (kind === 'odds') {
    const { items, unread } = parseQuotes(json);
    return { answer: { at, etag, quotes: items, scores: [] }, unread };
  }
  const { items, unread } = parseScores(json);
  return { answer: { at, etag, quotes: [], scores: items }, unread };
}
