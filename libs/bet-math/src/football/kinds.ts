import { gradeMargin, type Grade, wonIf } from '../grades.ts';

/** Goals of both sides. */
export interface Score {
  readonly home: number;
  readonly away: number;
}

/** How a match ended, by halves and in all. */
export interface Scores {
  readonly first: Score;
  readonly second: Score;
  readonly match: Score;
}

export type Parts = Readonly<Record<string, string>>;
/** What of a match a market is about. */
export type Span = 'match' | 'first' | 'second' | 'halves' | 'goal';

export interface MarketKind {
  /** Of the standard feed. */
  readonly id: number;
  readonly name: string;
  readonly span: Span;
  /** In the order of every array of prices. */
  readonly outcomes: readonly string[];
  /** Whether several outcomes can win together, as in a double chance. */
  readonly several: boolean;
  /** Specifiers of the lines on offer. Of many with a number only those in balance are. */
  readonly lines: readonly Readonly<Record<string, string | number>>[];
  readonly grade: (outcome: string, scores: Scores, parts: Parts) => Grade;
  /** The only outcome that wins, where always exactly one does: quicker than to grade each. */
  readonly winner?: (scores: Scores, parts: Parts) => string;
}

type Side = 'home' | 'away';
type Counted = Exclude<Span, 'halves' | 'goal'>;
type Definition = Pick<MarketKind, 'id' | 'name' | 'span' | 'outcomes' | 'grade'> & Partial<MarketKind>;

const kind = (definition: Definition): MarketKind => ({ several: false, lines: [{}], ...definition });

const HALVES_SIDES: readonly Side[] = ['home', 'away'];
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const sum = ({ home, away }: Score): number => home + away;
const winnerOf = ({ home, away }: Score): string => (home > away ? 'home' : home < away ? 'away' : 'draw');
const THREE_WAY = ['home', 'draw', 'away'] as const;
const YES_NO = ['yes', 'no'] as const;
const OVER_UNDER = ['over', 'under'] as const;
const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** One whose outcome is named by the score. */
const named = (
  id: number,
  name: string,
  span: Span,
  outcomes: readonly string[],
  nameOf: (scores: Scores, parts: Parts) => string,
  lines?: MarketKind['lines'],
): MarketKind =>
  kind({
    id,
    name,
    span,
    outcomes,
    grade: (outcome, scores, parts) => wonIf(nameOf(scores, parts) === outcome),
    winner: nameOf,
    ...(lines ? { lines } : {}),
  });

/** One that is true or not of the score. */
const yesNo = (id: number, name: string, span: Span, test: (scores: Scores) => boolean): MarketKind =>
  named(id, name, span, YES_NO, (scores) => (test(scores) ? 'yes' : 'no'));

const result = (id: number, name: string, span: Counted) =>
  named(id, name, span, THREE_WAY, (scores) => winnerOf(scores[span]));

const doubleChance = (id: number, name: string, span: Counted) =>
  kind({
    id,
    name,
    span,
    outcomes: ['home-draw', 'home-away', 'draw-away'],
    several: true,
    grade: (outcome, scores) => wonIf(outcome.split('-').includes(winnerOf(scores[span]))),
  });

const drawNoBet = (id: number, name: string, span: Counted) =>
  kind({
    id,
    name,
    span,
    outcomes: ['home', 'away'],
    grade: (outcome, scores) => {
      const winner = winnerOf(scores[span]);
      return winner === 'draw' ? 'void' : wonIf(winner === outcome);
    },
  });

/** `hcp=0:1` gives the away side a goal beforehand. */
const handicap = (id: number, name: string, span: Counted, starts: readonly string[]) =>
  named(
    id,
    name,
    span,
    THREE_WAY,
    (scores, { hcp = '0:0' }) => {
      const [home = 0, away = 0] = hcp.split(':').map(Number);
      return winnerOf({ home: scores[span].home + home, away: scores[span].away + away });
    },
    starts.map((hcp) => ({ hcp })),
  );

/** `hcp=-0.75` on the home side. */
const asianHandicap = (id: number, name: string, span: Counted, most: number) =>
  kind({
    id,
    name,
    span,
    outcomes: ['home', 'away'],
    lines: steps(-most, most, 0.25).map((hcp) => ({ hcp })),
    grade: (outcome, scores, { hcp }) => {
      const by = scores[span].home + Number(hcp) - scores[span].away;
      return gradeMargin(outcome === 'home' ? by : -by);
    },
  });

const totalOf = (
  id: number,
  name: string,
  span: Counted,
  lines: readonly number[],
  goals: (score: Score) => number = sum,
) =>
  kind({
    id,
    name,
    span,
    outcomes: OVER_UNDER,
    lines: lines.map((total) => ({ total })),
    grade: (outcome, scores, { total }) => {
      const by = goals(scores[span]) - Number(total);
      return gradeMargin(outcome === 'over' ? by : -by);
    },
  });

const oddEven = (id: number, name: string, span: Counted, goals: (score: Score) => number = sum) =>
  named(id, name, span, ['odd', 'even'], (scores) => (goals(scores[span]) % 2 === 1 ? 'odd' : 'even'));

const OTHER_SCORE = 'other';
const correctScore = (id: number, name: string, span: Counted, most: number) => {
  const scores = steps(0, most, 1).flatMap((home) => steps(0, most, 1).map((away) => `${home}-${away}`));
  return named(id, name, span, [...scores, OTHER_SCORE], (all) => {
    const { home, away } = all[span];
    return home > most || away > most ? OTHER_SCORE : `${home}-${away}`;
  });
};

/** `0`, `1`, … and so many or more. */
const exactGoals = (id: number, name: string, span: Counted, most: number, goals: (score: Score) => number = sum) =>
  named(id, name, span, [...steps(0, most - 1, 1).map(String), `${most}-plus`], (scores) => {
    const count = goals(scores[span]);
    return count >= most ? `${most}-plus` : String(count);
  });

const bothScore = ({ home, away }: Score): boolean => home > 0 && away > 0;
const pairs = (first: readonly string[], second: readonly string[]): string[] =>
  first.flatMap((one) => second.map((another) => `${one}-${another}`));

/** The half with more goals. */
const highestHalf = (id: number, name: string, goals: (score: Score) => number = sum) =>
  named(id, name, 'halves', ['first', 'second', 'equal'], ({ first, second }) => {
    const by = goals(first) - goals(second);
    return by > 0 ? 'first' : by < 0 ? 'second' : 'equal';
  });

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

const sided = (ids: readonly [number, number], make: (id: number, side: Side) => MarketKind): MarketKind[] =>
  HALVES_SIDES.map((side, index) => make(ids[index]!, side));
const nameOf = (side: Side, rest: string) => `${side}${rest}`;

/** Every market of football, in the order it is shown. */
export const FOOTBALL: readonly MarketKind[] = [
  result(1, 'matchResult', 'match'),
  totalOf(18, 'total', 'match', steps(0.5, 6.5, 0.25)),
  yesNo(29, 'bothScore', 'match', ({ match }) => bothScore(match)),
  doubleChance(10, 'doubleChance', 'match'),
  drawNoBet(11, 'drawNoBet', 'match'),
  asianHandicap(16, 'asianHandicap', 'match', 3.5),
  handicap(14, 'handicap', 'match', ['0:1', '1:0', '0:2', '2:0', '0:3', '3:0']),
  // The next goal: number so many of the match.
  kind({
    id: 8,
    name: 'nextGoal',
    span: 'goal',
    outcomes: ['home', 'none', 'away'],
    grade: () => 'void', // Decided by who scored, not by the score.
  }),
  correctScore(45, 'correctScore', 'match', 4),
  named(
    47,
    'halfTimeFullTime',
    'halves',
    pairs(THREE_WAY, THREE_WAY),
    ({ first, match }) => `${winnerOf(first)}-${winnerOf(match)}`,
  ),
  ...sided([19, 20], (id, side) =>
    totalOf(id, nameOf(side, 'Total'), 'match', steps(0.5, 4.5, 1), (score) => score[side]),
  ),
  exactGoals(21, 'exactGoals', 'match', 6),
  named(
    25,
    'goalRange',
    'match',
    GOAL_RANGES.map(([name]) => name),
    ({ match }) => GOAL_RANGES.find(([, most]) => sum(match) <= most)![0],
  ),
  oddEven(26, 'oddEven', 'match'),
  named(
    15,
    'winningMargin',
    'match',
    ['home-1', 'home-2', 'home-3-plus', 'draw', 'away-1', 'away-2', 'away-3-plus'],
    ({ match }) => winningMargin(match),
  ),
  named(30, 'whichTeamScores', 'match', ['only-home', 'only-away', 'both', 'none'], ({ match: { home, away } }) =>
    home > 0 ? (away > 0 ? 'both' : 'only-home') : away > 0 ? 'only-away' : 'none',
  ),
  named(
    35,
    'resultAndBothScore',
    'match',
    pairs(THREE_WAY, YES_NO),
    ({ match }) => `${winnerOf(match)}-${bothScore(match) ? 'yes' : 'no'}`,
  ),
  named(
    37,
    'resultAndTotal',
    'match',
    pairs(THREE_WAY, OVER_UNDER),
    ({ match }, { total }) => `${winnerOf(match)}-${sum(match) > Number(total) ? 'over' : 'under'}`,
    [{ total: 1.5 }, { total: 2.5 }, { total: 3.5 }],
  ),
  named(
    36,
    'totalAndBothScore',
    'match',
    pairs(OVER_UNDER, YES_NO),
    ({ match }, { total }) => `${sum(match) > Number(total) ? 'over' : 'under'}-${bothScore(match) ? 'yes' : 'no'}`,
    [{ total: 2.5 }],
  ),
  ...sided([23, 24], (id, side) => exactGoals(id, nameOf(side, 'ExactGoals'), 'match', 3, (score) => score[side])),
  ...sided([27, 28], (id, side) => oddEven(id, nameOf(side, 'OddEven'), 'match', (score) => score[side])),
  ...sided([31, 32], (id, side) =>
    yesNo(id, nameOf(side, 'CleanSheet'), 'match', ({ match }) => match[other(side)] === 0),
  ),
  ...sided([33, 34], (id, side) =>
    yesNo(id, nameOf(side, 'WinToNil'), 'match', ({ match }) => match[side] > 0 && match[other(side)] === 0),
  ),
  ...sided([48, 49], (id, side) =>
    yesNo(
      id,
      nameOf(side, 'WinsBothHalves'),
      'halves',
      ({ first, second }) => winnerOf(first) === side && winnerOf(second) === side,
    ),
  ),
  ...sided([50, 51], (id, side) =>
    yesNo(
      id,
      nameOf(side, 'WinsEitherHalf'),
      'halves',
      ({ first, second }) => winnerOf(first) === side || winnerOf(second) === side,
    ),
  ),
  ...sided([56, 57], (id, side) =>
    yesNo(id, nameOf(side, 'ScoresInBothHalves'), 'halves', ({ first, second }) => first[side] > 0 && second[side] > 0),
  ),
  highestHalf(52, 'highestHalf'),
  ...sided([53, 54], (id, side) => highestHalf(id, nameOf(side, 'HighestHalf'), (score) => score[side])),
  result(60, 'firstHalfResult', 'first'),
  totalOf(68, 'firstHalfTotal', 'first', [0.5, 1, 1.5, 2, 2.5]),
  doubleChance(63, 'firstHalfDoubleChance', 'first'),
  drawNoBet(64, 'firstHalfDrawNoBet', 'first'),
  asianHandicap(66, 'firstHalfAsianHandicap', 'first', 1.5),
  ...sided([69, 70], (id, side) =>
    totalOf(id, nameOf(side, 'FirstHalfTotal'), 'first', [0.5, 1.5], (score) => score[side]),
  ),
  oddEven(74, 'firstHalfOddEven', 'first'),
  yesNo(75, 'firstHalfBothScore', 'first', ({ first }) => bothScore(first)),
  correctScore(81, 'firstHalfCorrectScore', 'first', 2),
  result(83, 'secondHalfResult', 'second'),
  totalOf(90, 'secondHalfTotal', 'second', [0.5, 1.5, 2.5]),
  doubleChance(85, 'secondHalfDoubleChance', 'second'),
  yesNo(95, 'secondHalfBothScore', 'second', ({ second }) => bothScore(second)),
  oddEven(94, 'secondHalfOddEven', 'second'),
];
