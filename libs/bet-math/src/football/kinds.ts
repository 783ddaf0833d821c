import {
  byPlayer,
  correctScore,
  doubleChance,
  drawNoBet,
  exactly,
  handicap,
  named,
  oddEven,
  other,
  pairs,
  type PlayerEnding,
  result,
  sided,
  spread,
  steps,
  sum,
  total,
  winnerOf,
  yesNo,
} from '../model/kinds.ts';
import type { Kind, Score } from '../model/market-kind.ts';
import { OVER_UNDER, THREE_WAY, YES_NO } from '../model/outcomes.ts';

/** Final result of a football match, by halves and in total. Fields that a span doesn't use are zero. */
export interface FootballEnding {
  readonly first: Score;
  readonly second: Score;
  readonly match: Score;
  /** Scorer of the next goal. */
  readonly next: 'home' | 'none' | 'away';
  /** Corners or cards of each side. */
  readonly count: Score;
  /** Result for a player: scoring at all, or the goal in question. */
  readonly scorer: PlayerEnding;
}

const NONE: Score = { home: 0, away: 0 };
/** Base of every ending; a span fills in the fields it uses. */
export const NOTHING: FootballEnding = {
  first: NONE,
  second: NONE,
  match: NONE,
  next: 'none',
  count: NONE,
  scorer: 'no',
};

type Of = (ending: FootballEnding) => Score;
const match: Of = (ending) => ending.match;
const first: Of = (ending) => ending.first;
const second: Of = (ending) => ending.second;
const count: Of = (ending) => ending.count;
const both = ({ home, away }: Score): boolean => home > 0 && away > 0;
const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');
const overUnder = (score: Score, line: string | undefined): string => (sum(score) > Number(line) ? 'over' : 'under');

const MARGIN_GOALS = 3;
const winningMargin = ({ home, away }: Score): string => {
  const by = Math.abs(home - away);
  if (by === 0) return 'draw';
  return `${home > away ? 'home' : 'away'}-${by >= MARGIN_GOALS ? `${MARGIN_GOALS}-plus` : by}`;
};

const GOAL_RANGES = [
  ['0-1', 1],
  ['2-3', 3],
  ['4-6', 6],
  ['7-plus', Infinity],
] as const;

const scorers = ({ home, away }: Score): string => {
  if (home > 0) return away > 0 ? 'both' : 'only-home';
  return away > 0 ? 'only-away' : 'none';
};

/** Returns the half with more goals. */
const moreIn = (ending: FootballEnding, count: (score: Score) => number): string => {
  const by = count(ending.first) - count(ending.second);
  return by > 0 ? 'first' : by < 0 ? 'second' : 'equal';
};
const HALVES = ['first', 'second', 'equal'];

/** Every market of football, in display order. */
export const FOOTBALL: readonly Kind<FootballEnding>[] = [
  result([1, 'matchResult', 'match'], match),
  total([18, 'total', 'match'], match, steps(0.5, 6.5, 0.25)),
  yesNo([29, 'bothScore', 'match'], (ending) => both(ending.match)),
  doubleChance([10, 'doubleChance', 'match'], match),
  drawNoBet([11, 'drawNoBet', 'match'], match),
  spread([16, 'asianHandicap', 'match'], match, steps(-3.5, 3.5, 0.25)),
  handicap([14, 'handicap', 'match'], match, ['0:1', '1:0', '0:2', '2:0', '0:3', '3:0']),
  named([8, 'nextGoal', 'goal'], ['home', 'none', 'away'], ({ next }) => next),
  correctScore([45, 'correctScore', 'match'], match, 4),
  named(
    [47, 'halfTimeFullTime', 'halves'],
    pairs(THREE_WAY, THREE_WAY),
    (ending) => `${winnerOf(ending.first)}-${winnerOf(ending.match)}`,
  ),
  ...sided([[19, 20], 'Total', 'match'], (name, side) =>
    total(name, match, steps(0.5, 4.5, 1), (score) => score[side]),
  ),
  exactly([21, 'exactGoals', 'match'], match, 6),
  named(
    [25, 'goalRange', 'match'],
    GOAL_RANGES.map(([name]) => name),
    (ending) => GOAL_RANGES.find(([, most]) => sum(ending.match) <= most)![0],
  ),
  oddEven([26, 'oddEven', 'match'], match),
  named(
    [15, 'winningMargin', 'match'],
    ['home-1', 'home-2', 'home-3-plus', 'draw', 'away-1', 'away-2', 'away-3-plus'],
    (ending) => winningMargin(ending.match),
  ),
  named([30, 'whichTeamScores', 'match'], ['only-home', 'only-away', 'both', 'none'], (ending) =>
    scorers(ending.match),
  ),
  named(
    [35, 'resultAndBothScore', 'match'],
    pairs(THREE_WAY, YES_NO),
    (ending) => `${winnerOf(ending.match)}-${yesOrNo(both(ending.match))}`,
  ),
  named(
    [37, 'resultAndTotal', 'match'],
    pairs(THREE_WAY, OVER_UNDER),
    (ending, parts) => `${winnerOf(ending.match)}-${overUnder(ending.match, parts['total'])}`,
    [{ total: 1.5 }, { total: 2.5 }, { total: 3.5 }],
  ),
  named(
    [36, 'totalAndBothScore', 'match'],
    pairs(OVER_UNDER, YES_NO),
    (ending, parts) => `${overUnder(ending.match, parts['total'])}-${yesOrNo(both(ending.match))}`,
    [{ total: 2.5 }],
  ),
  ...sided([[23, 24], 'ExactGoals', 'match'], (name, side) => exactly(name, match, 3, (score) => score[side])),
  ...sided([[27, 28], 'OddEven', 'match'], (name, side) => oddEven(name, match, (score) => score[side])),
  ...sided([[31, 32], 'CleanSheet', 'match'], (name, side) =>
    yesNo(name, (ending: FootballEnding) => ending.match[other(side)] === 0),
  ),
  ...sided([[33, 34], 'WinToNil', 'match'], (name, side) =>
    yesNo(name, (ending: FootballEnding) => ending.match[side] > 0 && ending.match[other(side)] === 0),
  ),
  ...sided([[48, 49], 'WinsBothHalves', 'halves'], (name, side) =>
    yesNo(name, (ending: FootballEnding) => winnerOf(ending.first) === side && winnerOf(ending.second) === side),
  ),
  ...sided([[50, 51], 'WinsEitherHalf', 'halves'], (name, side) =>
    yesNo(name, (ending: FootballEnding) => winnerOf(ending.first) === side || winnerOf(ending.second) === side),
  ),
  ...sided([[56, 57], 'ScoresInBothHalves', 'halves'], (name, side) =>
    yesNo(name, (ending: FootballEnding) => ending.first[side] > 0 && ending.second[side] > 0),
  ),
  named([52, 'highestHalf', 'halves'], HALVES, (ending) => moreIn(ending, sum)),
  ...sided([[53, 54], 'HighestHalf', 'halves'], (name, side) =>
    named(name, HALVES, (ending: FootballEnding) => moreIn(ending, (score) => score[side])),
  ),
  result([60, 'firstHalfResult', 'first'], first),
  total([68, 'firstHalfTotal', 'first'], first, [0.5, 1, 1.5, 2, 2.5]),
  doubleChance([63, 'firstHalfDoubleChance', 'first'], first),
  drawNoBet([64, 'firstHalfDrawNoBet', 'first'], first),
  spread([66, 'firstHalfAsianHandicap', 'first'], first, steps(-1.5, 1.5, 0.25)),
  ...sided([[69, 70], 'FirstHalfTotal', 'first'], (name, side) =>
    total(name, first, [0.5, 1.5], (score) => score[side]),
  ),
  oddEven([74, 'firstHalfOddEven', 'first'], first),
  yesNo([75, 'firstHalfBothScore', 'first'], (ending) => both(ending.first)),
  correctScore([81, 'firstHalfCorrectScore', 'first'], first, 2),
  result([83, 'secondHalfResult', 'second'], second),
  total([90, 'secondHalfTotal', 'second'], second, [0.5, 1.5, 2.5]),
  doubleChance([85, 'secondHalfDoubleChance', 'second'], second),
  yesNo([95, 'secondHalfBothScore', 'second'], (ending) => both(ending.second)),
  oddEven([94, 'secondHalfOddEven', 'second'], second),
  byPlayer([40, 'anytimeScorer', 'scorer'], ({ scorer }) => scorer),
  byPlayer([39, 'nextScorer', 'nextScorer'], ({ scorer }) => scorer),
  total([166, 'totalCorners', 'corners'], count, steps(6.5, 14.5, 1)),
  result([162, 'mostCorners', 'corners'], count),
  spread([165, 'cornerHandicap', 'corners'], count, steps(-4.5, 4.5, 1)),
  ...sided([[167, 168], 'TotalCorners', 'corners'], (name, side) =>
    total(name, count, steps(2.5, 8.5, 1), (score) => score[side]),
  ),
  oddEven([172, 'oddEvenCorners', 'corners'], count),
  total([139, 'totalCards', 'cards'], count, steps(1.5, 7.5, 1)),
  result([136, 'mostCards', 'cards'], count),
  ...sided([[140, 141], 'TotalCards', 'cards'], (name, side) =>
    total(name, count, steps(0.5, 3.5, 1), (score) => score[side]),
  ),
  yesNo([146, 'redCard', 'reds'], (ending) => sum(ending.count) > 0),
];
