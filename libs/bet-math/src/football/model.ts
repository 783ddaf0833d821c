import type { MatchFacts, Parts, Score, SportModel, SportRules, Weighted } from '../model/market-kind.ts';
import { countEndings } from './counts.ts';
import { endingsOf, halfScores, nextGoal, oneHalf } from './distribution.ts';
import { FOOTBALL, type FootballEnding, NOTHING } from './kinds.ts';
import type { CountStates, MatchState } from './match-state.ts';
import { scorerEndings, scorerLines } from './scorers.ts';

const NONE: Score = { home: 0, away: 0 };

/** Markets and their settlement, without the model, which a browser never needs. */
export const footballRules: SportRules<FootballEnding> = { sport: 'football', kinds: FOOTBALL, ended };

/** Model of football: two Poisson rates with the Dixon–Coles correction, along the usual goal-time curve. */
export const football: SportModel<MatchState, FootballEnding> = {
  sport: 'football',
  kinds: FOOTBALL,
  endings(state, span) {
    if (isCounted(span)) return countEndings(state, span);
    const match = finalsOf(state);
    if (span === 'match') return match;
    if (span === 'goal') return nextGoal(match, state);
    const halves = halvesOf(state, match);
    return span === 'first' || span === 'second' ? oneHalf(halves, span) : halves;
  },
  endingsOfLine: (state, span, parts) => scorerEndings(state, finalsOf(state), span, parts),
  joint: { span: 'halves', covers: ['match', 'halves', 'first', 'second'] },
  // Once a goal is scored, the next-goal line is the one after it.
  lines(kind, state) {
    if (kind.ofPlayer) return scorerLines(state, kind.span);
    if (isCounted(kind.span)) return state.counts ? kind.lines : [];
    return kind.span === 'goal' ? [{ goalnr: state.home + state.away + 1 }] : kind.lines;
  },
  ended,
};

/**
 * Returns the ending of a span; null until the facts determine it. Parts that the span doesn't use may be missing from
 * the facts.
 */
function ended(facts: MatchFacts, span: string, parts: Parts): FootballEnding | null {
  const { periods, over, final, goals } = facts;
  const { goalnr } = parts;
  if (final) return over && span === 'match' ? { ...NOTHING, match: final } : null;
  const [first] = periods;
  if (span === 'scorer' || span === 'nextScorer') return scorerEnded(facts, parts);
  if (isCounted(span)) return countEnded(facts, span);
  if (span === 'goal') {
    const next = goals[Number(goalnr) - 1] ?? (over ? 'none' : null);
    return next && { ...NOTHING, next };
  }
  if (span === 'first') return first ? { ...NOTHING, first } : null;
  if (!over || !first) return null;
  const match = periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), NONE);
  return { ...NOTHING, first, second: { home: match.home - first.home, away: match.away - first.away }, match };
}

const isCounted = (span: string): span is keyof CountStates =>
  span === 'corners' || span === 'cards' || span === 'reds';

/**
 * Returns the final counts; null until they are certain. A red card stays shown; everything else is counted to the end.
 */
function countEnded({ counts, over }: MatchFacts, span: keyof CountStates): FootballEnding | null {
  if (!counts) return null;
  const count = counts[span];
  return over || (span === 'reds' && count.home + count.away > 0) ? { ...NOTHING, count } : null;
}

/** Returns whether the player scored a certain goal, or any. A player who came on after it, or never, is absent. */
function scorerEnded({ players, over }: MatchFacts, { player = '', goalnr }: Parts): FootballEnding | null {
  if (!players) return null;
  const { scorers, played, out } = players;
  if (out.includes(player)) return { ...NOTHING, scorer: 'absent' };
  const nth = goalnr === undefined ? null : Number(goalnr);
  const fell = nth === null ? scorers.includes(player) : scorers.length >= nth;
  if (!fell && !over) return null;
  const from = played[player];
  if (from === undefined || (nth !== null && fell && from >= nth)) return { ...NOTHING, scorer: 'absent' };
  const scored = nth === null ? fell : scorers[nth - 1] === player;
  return { ...NOTHING, scorer: scored ? 'yes' : 'no' };
}

type Endings = readonly Weighted<FootballEnding>[];

/** Cache of the final scores, which most spans use. */
const finals = /*#__PURE__*/ new WeakMap<MatchState, Endings>();
function finalsOf(state: MatchState): Endings {
  const match = finals.get(state) ?? endingsOf(state);
  finals.set(state, match);
  return match;
}

/** Cache by state, because three spans use the same endings. */
const known = /*#__PURE__*/ new WeakMap<MatchState, Endings>();
function halvesOf(state: MatchState, match: Endings): Endings {
  const halves = known.get(state) ?? halfScores(state, match);
  known.set(state, halves);
  return halves;
}
