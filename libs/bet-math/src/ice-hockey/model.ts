import {
  correctScore,
  doubleChance,
  drawNoBet,
  exactly,
  named,
  oddEven,
  result,
  sided,
  spread,
  steps,
  sum,
  total,
  winner,
  winnerOf,
  yesNo,
} from '../model/kinds.ts';
import type { Kind, MatchFacts, Parts, Score, Side, SportModel, SportRules, Weighted } from '../model/market-kind.ts';

/** State of an ice hockey match: expected goals of each side in sixty minutes, and the score. */
export interface IceHockeyState {
  readonly homeRate: number;
  readonly awayRate: number;
  /** Scores of finished periods. */
  readonly periods: readonly Score[];
  /** Goals of the period being played. */
  readonly period: Score;
  /** Minutes left in it, of twenty. */
  readonly minutes: number;
}

/** Ending of an ice hockey match. Fields that a span doesn't use are zero. */
export interface IceHockeyEnding {
  /** Score after sixty minutes. */
  readonly regulation: Score;
  /** Score including overtime and shoot-out, which add one goal. */
  readonly match: Score;
  /** Score of the period that a line is about. */
  readonly period: Score;
  readonly next: Side | 'none';
}

const NONE: Score = { home: 0, away: 0 };
const NOTHING: IceHockeyEnding = { regulation: NONE, match: NONE, period: NONE, next: 'none' };
const PERIODS = 3;
const PERIOD_MINUTES = 20;
const MATCH_MINUTES = 60;
/** In the last two minutes a side that trails by one or two goals plays without a goalkeeper: both sides score more. */
const EMPTY_NET_MINUTES = 2;
const BEHIND = 1.7;
const AHEAD = 4;
const MOST_GOALS = 12;
const LEAST = 1e-8;

const regulation = (ending: IceHockeyEnding): Score => ending.regulation;
const match = (ending: IceHockeyEnding): Score => ending.match;
const period = (ending: IceHockeyEnding): Score => ending.period;
const both = ({ home, away }: Score): boolean => home > 0 && away > 0;

const ICE_HOCKEY: readonly Kind<IceHockeyEnding>[] = [
  winner([406, 'iceHockeyWinner', 'match'], match),
  result([401, 'regulationResult', 'regulation'], regulation),
  total([412, 'iceHockeyTotal', 'match'], match, steps(2.5, 9.5, 0.5)),
  spread([410, 'puckLine', 'match'], match, [-2.5, -1.5, 1.5, 2.5]),
  doubleChance([402, 'regulationDoubleChance', 'regulation'], regulation),
  drawNoBet([403, 'regulationDrawNoBet', 'regulation'], regulation),
  total([418, 'regulationTotal', 'regulation'], regulation, steps(2.5, 9.5, 1)),
  spread([416, 'regulationHandicap', 'regulation'], regulation, [-2, -1.5, -1, -0.5, 0.5, 1, 1.5, 2]),
  ...sided([[411, 413], 'GoalsTotal', 'match'], (name, side) =>
    total(name, match, [1.5, 2.5, 3.5, 4.5], (score) => score[side]),
  ),
  yesNo([420, 'overtime', 'regulation'], (ending) => winnerOf(ending.regulation) === 'draw'),
  yesNo([429, 'regulationBothScore', 'regulation'], (ending) => both(ending.regulation)),
  correctScore([445, 'regulationCorrectScore', 'regulation'], regulation, 4),
  exactly([421, 'regulationExactGoals', 'regulation'], regulation, 9),
  oddEven([426, 'iceHockeyOddEven', 'match'], match),
  named([408, 'nextPuck', 'goal'], ['home', 'none', 'away'], ({ next }) => next),
  result([443, 'periodResult', 'period'], period),
  total([446, 'periodTotal', 'period'], period, [0.5, 1.5, 2.5]),
  spread([447, 'periodHandicap', 'period'], period, [-0.5, 0.5]),
  yesNo([448, 'periodBothScore', 'period'], (ending) => both(ending.period)),
];

/** Markets and their settlement, without the model, which a browser never needs. */
export const iceHockeyRules: SportRules<IceHockeyEnding> = { sport: 'ice-hockey', kinds: ICE_HOCKEY, ended };

export const iceHockey: SportModel<IceHockeyState, IceHockeyEnding> = {
  sport: 'ice-hockey',
  kinds: ICE_HOCKEY,
  endings(state, span) {
    if (span === 'period') return periodEndings(state);
    const goals = goalsToCome(state);
    if (span === 'goal') return nextEndings(goals);
    const now = [...state.periods, state.period].reduce(add, NONE);
    const after = goals.map(({ score, chance }) => ({ score: add(now, score), chance }));
    if (span === 'regulation')
      return after.map(({ score, chance }) => ({ ending: { ...NOTHING, regulation: score }, chance }));
    return after.flatMap(({ score, chance }) => withOvertime(state, score, chance));
  },
  joint: { span: 'match', covers: ['match', 'regulation'] },
  lines({ span, lines }, { periods, period: now }) {
    if (span === 'period')
      return lines.map((line) => ({ ...line, periodnr: Math.min(periods.length, PERIODS - 1) + 1 }));
    if (span === 'goal') return [{ goalnr: [...periods, now].reduce((count, score) => count + sum(score), 0) + 1 }];
    return lines;
  },
  ended,
};

const add = (one: Score, other: Score): Score => ({ home: one.home + other.home, away: one.away + other.away });

interface Likely {
  readonly score: Score;
  readonly chance: number;
}

/** Returns the goals of this many minutes as two Poisson distributions. */
function goalsIn(homeRate: number, awayRate: number, minutes: number): Likely[] {
  const [home, away] = [poisson((homeRate * minutes) / MATCH_MINUTES), poisson((awayRate * minutes) / MATCH_MINUTES)];
  return home.flatMap((one, h) =>
    away.flatMap((other, a) => (one * other >= LEAST ? [{ score: { home: h, away: a }, chance: one * other }] : [])),
  );
}

/** Cache by state, because several spans use the same goals. */
const known = /*#__PURE__*/ new WeakMap<IceHockeyState, Likely[]>();

/** Returns the goals until the end of regulation. The last two minutes depend on the leader at their start. */
function goalsToCome(state: IceHockeyState): Likely[] {
  const before = known.get(state);
  if (before) return before;
  const { homeRate, awayRate, periods, period: now, minutes } = state;
  const left = Math.max(0, (PERIODS - 1 - periods.length) * PERIOD_MINUTES + minutes);
  const last = Math.min(left, EMPTY_NET_MINUTES);
  const lead = [...periods, now].reduce((sum, { home, away }) => sum + home - away, 0);
  const all = new Map<string, Likely>();
  for (const { score, chance } of goalsIn(homeRate, awayRate, left - last)) {
    const [home, away] = emptyNet(lead + score.home - score.away);
    for (const late of goalsIn(homeRate * home, awayRate * away, last)) {
      const sum = add(score, late.score);
      const key = `${sum.home}-${sum.away}`;
      all.set(key, { score: sum, chance: (all.get(key)?.chance ?? 0) + chance * late.chance });
    }
  }
  const goals = normalised(Array.from(all.values()));
  known.set(state, goals);
  return goals;
}

function emptyNet(lead: number): readonly [home: number, away: number] {
  if (lead === 0 || Math.abs(lead) > 2) return [1, 1];
  return lead > 0 ? [AHEAD, BEHIND] : [BEHIND, AHEAD];
}

/** Returns the next scorer: a side's chance is its share of the goals to come. */
function nextEndings(goals: readonly Likely[]): Weighted<IceHockeyEnding>[] {
  const next = { home: 0, none: 0, away: 0 };
  for (const { score, chance } of goals) {
    const count = sum(score);
    if (count === 0) next.none += chance;
    else {
      next.home += (chance * score.home) / count;
      next.away += (chance * score.away) / count;
    }
  }
  return (['home', 'none', 'away'] as const).map((who) => ({ ending: { ...NOTHING, next: who }, chance: next[who] }));
}

/** Continues a level match until one side scores again. */
function withOvertime(
  { homeRate, awayRate }: IceHockeyState,
  score: Score,
  chance: number,
): Weighted<IceHockeyEnding>[] {
  if (score.home !== score.away) return [{ ending: { ...NOTHING, regulation: score, match: score }, chance }];
  const home = homeRate / (homeRate + awayRate);
  const won = (side: Side) => ({ ...NOTHING, regulation: score, match: { ...score, [side]: score[side] + 1 } });
  return [
    { ending: won('home'), chance: chance * home },
    { ending: won('away'), chance: chance * (1 - home) },
  ];
}

/** Returns the endings of the period being played; the last one ends with regulation. */
function periodEndings(state: IceHockeyState): Weighted<IceHockeyEnding>[] {
  const { homeRate, awayRate, periods, period: now, minutes } = state;
  const goals = periods.length >= PERIODS - 1 ? goalsToCome(state) : normalised(goalsIn(homeRate, awayRate, minutes));
  return goals.map(({ score, chance }) => ({ ending: { ...NOTHING, period: add(now, score) }, chance }));
}

function ended(
  { periods, over, final, goals, winner: won }: MatchFacts,
  span: string,
  parts: Parts,
): IceHockeyEnding | null {
  if (final) return over && span === 'match' ? { ...NOTHING, match: final } : null;
  if (span === 'period') {
    const score = periods[Number(parts['periodnr']) - 1];
    return score ? { ...NOTHING, period: score } : null;
  }
  const played = periods.length >= PERIODS;
  if (span === 'goal') {
    const next = goals[Number(parts['goalnr']) - 1] ?? (played ? 'none' : null);
    return next && { ...NOTHING, next };
  }
  const after = periods.slice(0, PERIODS).reduce(add, NONE);
  if (span === 'regulation') return played ? { ...NOTHING, regulation: after } : null;
  if (!over || !played) return null;
  const extra = periods.slice(PERIODS).reduce(add, after);
  return { ...NOTHING, match: extra.home === extra.away && won ? { ...extra, [won]: extra[won] + 1 } : extra };
}

function poisson(rate: number): number[] {
  let chance = Math.exp(-rate);
  return Array.from({ length: MOST_GOALS + 1 }, (_, goals) => {
    const now = chance;
    chance = (chance * rate) / (goals + 1);
    return now;
  });
}

function normalised(all: readonly Likely[]): Likely[] {
  const total = all.reduce((sum, { chance }) => sum + chance, 0);
  return all.map(({ score, chance }) => ({ score, chance: chance / total }));
}
