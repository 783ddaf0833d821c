import type { MatchFacts, Parts, Score, SportModel, SportRules, Weighted } from '../model/market-kind.ts';
import { endingsOf, halfScores, nextGoal, oneHalf } from './distribution.ts';
import { FOOTBALL, type FootballEnding } from './kinds.ts';
import type { MatchState } from './score-grid.ts';

const NONE: Score = { home: 0, away: 0 };
const NOTHING: FootballEnding = { first: NONE, second: NONE, match: NONE, next: 'none' };

/** What its markets are and how they end; without the model, which a browser never needs. */
export const footballRules: SportRules<FootballEnding> = { sport: 'football', kinds: FOOTBALL, ended };

/** Football: two Poisson rates with the Dixon–Coles correction, along the usual goal-time curve. */
export const football: SportModel<MatchState, FootballEnding> = {
  sport: 'football',
  kinds: FOOTBALL,
  endings(state, span) {
    const match = endingsOf(state);
    if (span === 'match') return match;
    if (span === 'goal') return nextGoal(match, state);
    const halves = halvesOf(state, match);
    return span === 'first' || span === 'second' ? oneHalf(halves, span) : halves;
  },
  joint: { span: 'halves', covers: ['match', 'halves', 'first', 'second'] },
  // A goal that fell is no next goal any more; the line is the one after it.
  lines: (kind, { home, away }) => (kind.span === 'goal' ? [{ goalnr: home + away + 1 }] : kind.lines),
  ended,
};

/** What is not known of it, the span does not ask for. */
function ended({ periods, over, final, goals }: MatchFacts, span: string, { goalnr }: Parts): FootballEnding | null {
  if (final) return over && span === 'match' ? { ...NOTHING, match: final } : null;
  const [first] = periods;
  if (span === 'goal') {
    const next = goals[Number(goalnr) - 1] ?? (over ? 'none' : null);
    return next && { ...NOTHING, next };
  }
  if (span === 'first') return first ? { ...NOTHING, first } : null;
  if (!over || !first) return null;
  const match = periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), NONE);
  return { ...NOTHING, first, second: { home: match.home - first.home, away: match.away - first.away }, match };
}

type Endings = readonly Weighted<FootballEnding>[];

/** Three spans ask for them; they are worked out once a state. */
const known = /*#__PURE__*/ new WeakMap<MatchState, Endings>();
function halvesOf(state: MatchState, match: Endings): Endings {
  const halves = known.get(state) ?? halfScores(state, match);
  known.set(state, halves);
  return halves;
}
