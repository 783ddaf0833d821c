import { named, oddEven, result, sided, spread, steps, sum, total, winner, winnerOf, yesNo } from '../model/kinds.ts';
import type { Kind, Line, MatchFacts, Parts, Score, SportModel, SportRules, Weighted } from '../model/market-kind.ts';

/** State of a basketball match: expected points of each side in four quarters, and the score. */
export interface BasketballState {
  readonly homeRate: number;
  readonly awayRate: number;
  /** Scores of finished quarters, then of overtimes. */
  readonly periods: readonly Score[];
  /** Points of the period being played. */
  readonly period: Score;
  /** Minutes left in it, of twelve; of five in overtime. */
  readonly minutes: number;
}

/** Ending of a basketball match. Fields that a span doesn't use are zero. */
export interface BasketballEnding {
  readonly regulation: Score;
  /** Score including every overtime. */
  readonly match: Score;
  /** Score of the quarter or first half that a line is about. */
  readonly period: Score;
}

const NONE: Score = { home: 0, away: 0 };
const NOTHING: BasketballEnding = { regulation: NONE, match: NONE, period: NONE };
const QUARTERS = 4;
const QUARTER_MINUTES = 12;
const MATCH_MINUTES = QUARTERS * QUARTER_MINUTES;
const OVERTIME_MINUTES = 5;
/**
 * Maximum number of overtimes. One match in thirty needs one, one overtime in twelve another; a third one doesn't
 * change any odds.
 */
const MOST_OVERTIMES = 2;
/** Standard deviations over a whole match. Possessions determine the sum, their results the difference. */
export const DIFFERENCE_SPREAD = 15.9;
export const SUM_SPREAD = 16.5;
const REACH = 4.5;
const LEAST = 1e-7;

const match = (ending: BasketballEnding): Score => ending.match;
const regulation = (ending: BasketballEnding): Score => ending.regulation;
const period = (ending: BasketballEnding): Score => ending.period;

const BANDS = [5, 10, 15, 20, Infinity] as const;
const BAND_NAMES = ['1-5', '6-10', '11-15', '16-20', '21-plus'] as const;
const bandOf = ({ home, away }: Score): string => {
  const by = Math.abs(home - away);
  return `${home > away ? 'home' : 'away'}-${BAND_NAMES[BANDS.findIndex((most) => by <= most)]!}`;
};

/** Placeholder: these lines are chosen around the expected number. */
const CENTRED: readonly number[] = [];

const BASKETBALL: readonly Kind<BasketballEnding>[] = [
  winner([219, 'basketballWinner', 'match'], match),
  spread([223, 'pointSpread', 'match'], match, CENTRED),
  total([225, 'totalPoints', 'match'], match, CENTRED),
  ...sided([[227, 228], 'TotalPoints', 'match'], (name, side) => total(name, match, CENTRED, (score) => score[side])),
  result([230, 'regulationPoints', 'regulation'], regulation),
  named(
    [290, 'pointsMargin', 'match'],
    ['home', 'away'].flatMap((side) => BAND_NAMES.map((band) => `${side}-${band}`)),
    (ending) => bandOf(ending.match),
  ),
  oddEven([229, 'oddEvenPoints', 'match'], match),
  yesNo([220, 'basketballOvertime', 'regulation'], (ending) => winnerOf(ending.regulation) === 'draw'),
  result([260, 'firstHalfPoints', 'half'], period),
  spread([266, 'firstHalfSpread', 'half'], period, CENTRED),
  total([268, 'firstHalfTotalPoints', 'half'], period, CENTRED),
  result([235, 'quarterResult', 'quarter'], period),
  spread([303, 'quarterSpread', 'quarter'], period, CENTRED),
  total([236, 'quarterTotalPoints', 'quarter'], period, CENTRED),
  oddEven([304, 'quarterOddEven', 'quarter'], period),
];

/** Markets and their settlement, without the model, which a browser never needs. */
export const basketballRules: SportRules<BasketballEnding> = { sport: 'basketball', kinds: BASKETBALL, ended };

export const basketball: SportModel<BasketballState, BasketballEnding> = {
  sport: 'basketball',
  kinds: BASKETBALL,
  endings(state, span) {
    if (span === 'quarter') return periodEndings(state.period, pointsIn(state, quarterMinutes(state)));
    if (span === 'half') return periodEndings(scoreNow(state), pointsIn(state, halfMinutes(state)));
    const after = afterRegulation(state);
    return span === 'regulation'
      ? after.map(({ score, chance }) => ({ ending: { ...NOTHING, regulation: score }, chance }))
      : withOvertime(state, after);
  },
  joint: { span: 'match', covers: ['match', 'regulation'] },
  lines,
  ended,
};

const add = (one: Score, other: Score): Score => ({ home: one.home + other.home, away: one.away + other.away });
const scoreNow = ({ periods, period: now }: BasketballState): Score => [...periods, now].reduce(add, NONE);
const quarterMinutes = ({ periods, minutes }: BasketballState): number => (periods.length < QUARTERS ? minutes : 0);
const halfMinutes = ({ periods, minutes }: BasketballState): number =>
  Math.max(0, (QUARTERS / 2 - 1 - periods.length) * QUARTER_MINUTES + minutes);
const regulationMinutes = ({ periods, minutes }: BasketballState): number =>
  periods.length < QUARTERS ? (QUARTERS - 1 - periods.length) * QUARTER_MINUTES + minutes : 0;

interface Likely {
  readonly score: Score;
  readonly chance: number;
}

/**
 * Returns the points of this many minutes. Difference and sum are two normals, evaluated where both give whole points
 * for each side.
 */
function pointsIn({ homeRate, awayRate }: Pick<BasketballState, 'homeRate' | 'awayRate'>, minutes: number): Likely[] {
  const share = minutes / MATCH_MINUTES;
  if (share <= 0) return [{ score: NONE, chance: 1 }];
  const [home, away] = [homeRate * share, awayRate * share];
  const [ofDifference, ofSum] = [DIFFERENCE_SPREAD * Math.sqrt(share), SUM_SPREAD * Math.sqrt(share)];
  const reach = (REACH * Math.hypot(ofDifference, ofSum)) / 2 + 1;
  const range = (mean: number) => steps(Math.max(0, Math.floor(mean - reach)), Math.ceil(mean + reach), 1);
  const all = range(home).flatMap((h) =>
    range(away).map((a): Likely => {
      const difference = (h - a - (home - away)) / ofDifference;
      const both = (h + a - (home + away)) / ofSum;
      return { score: { home: h, away: a }, chance: Math.exp(-(difference ** 2 + both ** 2) / 2) };
    }),
  );
  return likely(all);
}

/** Removes very unlikely scores and scales the others to a sum of one. */
function likely(all: readonly Likely[]): Likely[] {
  const total = all.reduce((sum, { chance }) => sum + chance, 0);
  const kept = all.filter(({ chance }) => chance / total >= LEAST);
  const rest = kept.reduce((sum, { chance }) => sum + chance, 0);
  return kept.map(({ score, chance }) => ({ score, chance: chance / rest }));
}

/** Cache by state, because two spans use the same scores. */
const known = /*#__PURE__*/ new WeakMap<BasketballState, Likely[]>();

function afterRegulation(state: BasketballState): Likely[] {
  const before = known.get(state);
  if (before) return before;
  const now = state.periods.length < QUARTERS ? scoreNow(state) : state.periods.slice(0, QUARTERS).reduce(add, NONE);
  const after = pointsIn(state, regulationMinutes(state)).map(({ score, chance }) => ({
    score: add(now, score),
    chance,
  }));
  known.set(state, after);
  return after;
}

/**
 * Adds overtimes of five minutes until one side leads. A level regulation is stored without its points, because no line
 * is about them: only the score after overtime matters.
 */
function withOvertime(state: BasketballState, after: readonly Likely[]): Weighted<BasketballEnding>[] {
  const decided = after.filter(({ score }) => score.home !== score.away);
  const level = after.filter(({ score }) => score.home === score.away);
  return [
    ...decided.map(({ score, chance }) => ({ ending: { ...NOTHING, regulation: score, match: score }, chance })),
    ...overtime(state, level).map(({ score, chance }) => ({ ending: { ...NOTHING, match: score }, chance })),
  ];
}

/** Returns the scores after overtime; one in progress continues from its current score. */
function overtime({ homeRate, awayRate, periods, period: now, minutes }: BasketballState, level: readonly Likely[]) {
  const running = periods.length >= QUARTERS;
  const played = running ? [...periods.slice(QUARTERS), now].reduce(add, NONE) : NONE;
  let open: readonly Likely[] = level.map(({ score, chance }) => ({ score: add(score, played), chance }));
  const ends: Likely[][] = [];
  for (let round = 0; round < MOST_OVERTIMES && open.length > 0; round++) {
    const points = pointsIn({ homeRate, awayRate }, running && round === 0 ? minutes : OVERTIME_MINUTES);
    const after = together(open, points);
    ends.push(after.filter(({ score }) => score.home !== score.away));
    open = after.filter(({ score }) => score.home === score.away);
  }
  const all = ends.flat();
  const sure = level.reduce((sum, { chance }) => sum + chance, 0);
  const known = all.reduce((sum, { chance }) => sum + chance, 0);
  return all.map(({ score, chance }) => ({ score, chance: (chance * sure) / known }));
}

/** Combines every score with every number of added points. */
function together(scores: readonly Likely[], points: readonly Likely[]): Likely[] {
  const most = (of: readonly Likely[], side: 'home' | 'away') => Math.max(0, ...of.map(({ score }) => score[side]));
  const least = (side: 'home' | 'away') => Math.min(...scores.map(({ score }) => score[side]));
  const [home, away] = [least('home'), least('away')];
  const [rows, columns] = [
    most(scores, 'home') - home + most(points, 'home') + 1,
    most(scores, 'away') - away + most(points, 'away') + 1,
  ];
  const chances = new Float64Array(rows * columns);
  const steps = Float64Array.from(points, ({ score }) => score.home * columns + score.away);
  const parts = Float64Array.from(points, ({ chance }) => chance);
  for (const { score, chance } of scores) {
    const from = (score.home - home) * columns + score.away - away;
    for (let at = 0; at < parts.length; at++) chances[from + steps[at]!]! += chance * parts[at]!;
  }
  const all: Likely[] = [];
  chances.forEach((chance, at) => {
    if (chance >= LEAST)
      all.push({ score: { home: home + Math.floor(at / columns), away: away + (at % columns) }, chance });
  });
  return all;
}

const periodEndings = (now: Score, points: readonly Likely[]): Weighted<BasketballEnding>[] =>
  points.map(({ score, chance }) => ({ ending: { ...NOTHING, period: add(now, score) }, chance }));

/**
 * Returns lines at half points around the expected number, so that no line can draw and the middle one is nearest to
 * even.
 */
function lines({ span, name, lines: given }: Kind<BasketballEnding>, state: BasketballState): readonly Line[] {
  if (span === 'half' && state.periods.length >= QUARTERS / 2) return [];
  const which: Line = span === 'quarter' ? { quarternr: Math.min(state.periods.length, QUARTERS - 1) + 1 } : {};
  if (given !== undefined && given.length > 0) return given.map((line) => ({ ...line, ...which }));
  const expected = expectedOf(span, state);
  const step = span === 'match' ? 2 : 1;
  const around = (mean: number) => steps(-4, 4, 1).map((at) => Math.floor(mean) + 0.5 + at * step);
  if (/spread/i.test(name)) return around(expected.away - expected.home).map((hcp) => ({ hcp, ...which }));
  const side = name.startsWith('home') ? expected.home : name.startsWith('away') ? expected.away : sum(expected);
  return around(side).map((line) => ({ total: line, ...which }));
}

function expectedOf(span: string, state: BasketballState): Score {
  const minutes =
    span === 'quarter' ? quarterMinutes(state) : span === 'half' ? halfMinutes(state) : regulationMinutes(state);
  const now = span === 'quarter' ? state.period : scoreNow(state);
  const share = minutes / MATCH_MINUTES;
  return add(now, { home: state.homeRate * share, away: state.awayRate * share });
}

function ended({ periods, over, final }: MatchFacts, span: string, { quarternr }: Parts): BasketballEnding | null {
  if (final) return over && span === 'match' ? { ...NOTHING, match: final } : null;
  const until = (count: number) => (periods.length >= count ? periods.slice(0, count).reduce(add, NONE) : null);
  if (span === 'quarter') {
    const score = periods[Number(quarternr) - 1];
    return score ? { ...NOTHING, period: score } : null;
  }
  if (span === 'half') {
    const half = until(QUARTERS / 2);
    return half && { ...NOTHING, period: half };
  }
  const after = until(QUARTERS);
  if (span === 'regulation') return after && { ...NOTHING, regulation: after };
  return over && after ? { ...NOTHING, match: periods.reduce(add, NONE) } : null;
}
