import type { IceHockeyState, Score, Side } from '@croupier/bet-math';
import type { Incident } from '@croupier/contracts';
import type { Goal } from '../../feed/feed.ts';
import { longStreamOf, streamOf } from '../random.ts';
import { MICRO } from '../strengths.ts';
import { incidentLog, type Moment, type Plan } from './moment.ts';

const NONE: Score = { home: 0, away: 0 };
const PERIOD_NAMES = ['period_1', 'period_2', 'period_3'] as const;
const PERIODS = PERIOD_NAMES.length;
const PERIOD_SECONDS = 1_200;
const BREAK_SECONDS = 300;
const STEP_SECONDS = 10;
/** Matches the model: the goalkeeper is off in the last two minutes. */
const EMPTY_NET_SECONDS = 120;
const [AHEAD, BEHIND] = [4, 1.7];
const STOP_BEFORE = 15;
const STOP_AFTER = 40;
const REPRICE_SECONDS = 60;

const add = (one: Score, other: Score): Score => ({ home: one.home + other.home, away: one.away + other.away });

/** A match of ice hockey: goals fall as two Poissons do, faster at the end when one side plays without a goalkeeper. */
export function iceHockeyMoments({ seed, homeRateMicro, awayRateMicro }: Plan): Moment<IceHockeyState>[] {
  const chance = streamOf(seed, 'ice-hockey');
  const rates = { homeRate: homeRateMicro / MICRO, awayRate: awayRateMicro / MICRO };
  const goals = drawGoals(chance.next, rates);
  const level = goals.reduce((lead, { side }) => lead + (side === 'home' ? 1 : -1), 0) === 0;
  const extra: Side | null = level
    ? chance.next() < rates.homeRate / (rates.homeRate + rates.awayRate)
      ? 'home'
      : 'away'
    : null;
  const moments: Moment<IceHockeyState>[] = [];
  const incidents = drawIncidents(seed, goals, rates, extra);
  const course = { incidents, goals };
  for (let period = 0; period < PERIODS; period++) {
    const own = goals.filter((goal) => goal.period === PERIOD_NAMES[period]);
    for (const { at, stop } of stepsOf(own)) moments.push(momentAt(rates, course, { period, at, stop }));
    if (period < PERIODS - 1) moments.push(breakAfter(rates, course, period));
  }
  return [...moments, ending(rates, course, extra)];
}

/** Goals and all that happens in their order. */
interface Course {
  readonly goals: readonly Goal[];
  readonly incidents: readonly Incident[];
}

/** Averages per side in sixty minutes. */
const SHOTS = 27;
const PENALTIES = 3.5;

/** Shots and penalties around the goals, periods with their beginnings and ends. */
function drawIncidents(seed: Uint8Array, goals: readonly Goal[], rates: Rates, extra: Side | null): Incident[] {
  const chance = longStreamOf(seed, 'ice-hockey:incidents');
  const { incidents, log } = incidentLog();
  const score = { home: 0, away: 0 };
  PERIOD_NAMES.forEach((period) => {
    const others = (['home', 'away'] as const).flatMap((side) => {
      const strength = (side === 'home' ? rates.homeRate : rates.awayRate) / USUAL_RATE;
      const some = (kind: 'shot' | 'penalty', mean: number) =>
        Array.from({ length: Math.round((mean / PERIODS) * chance.between(0.5, 1.5)) }, () => {
          return { kind, side, second: Math.floor(chance.between(5, PERIOD_SECONDS)) };
        });
      return [...some('shot', SHOTS * Math.sqrt(strength)), ...some('penalty', PENALTIES)];
    });
    const own = goals
      .filter((goal) => goal.period === period)
      .map(({ side, second }) => ({ kind: 'goal' as const, side, second }));
    log({ kind: 'period_begin', side: null, period, second: 0 });
    for (const { kind, side, second } of [...others, ...own].sort((one, other) => one.second - other.second)) {
      if (kind === 'goal') score[side] += 1;
      log({ kind, side, period, second, score: kind === 'goal' ? { ...score } : null });
    }
    log({ kind: 'period_end', side: null, period, second: PERIOD_SECONDS, score: { ...score } });
  });
  if (extra)
    log({
      kind: 'decider',
      side: extra,
      period: 'overtime',
      second: 0,
      score: { ...score, [extra]: score[extra] + 1 },
    });
  return incidents;
}
const USUAL_RATE = 2.95;

/** Returns the number of incidents up to a second of a period. The end of the period counts only when it is over. */
function toldOf({ incidents, goals }: Course, period: number, at: number): number {
  const known = told(goals, period, at).length;
  let fallen = 0;
  const next = incidents.findIndex((incident) => {
    const of = PERIOD_NAMES.findIndex((name) => name === incident.period);
    if (incident.kind === 'goal') return ++fallen > known;
    return of === -1 || of > period || (of === period && incident.second > at);
  });
  return next === -1 ? incidents.length : next;
}

type Rates = Pick<IceHockeyState, 'homeRate' | 'awayRate'>;

function drawGoals(next: () => number, { homeRate, awayRate }: Rates): Goal[] {
  const goals: Goal[] = [];
  let [lead, held] = [0, 0];
  for (let second = 0; second < PERIODS * PERIOD_SECONDS; second += STEP_SECONDS) {
    if (second === PERIODS * PERIOD_SECONDS - EMPTY_NET_SECONDS) held = lead;
    const late = held !== 0 && Math.abs(held) <= 2;
    const [home, away] = late ? (held > 0 ? [AHEAD, BEHIND] : [BEHIND, AHEAD]) : [1, 1];
    for (const [side, rate] of [
      ['home', homeRate * home],
      ['away', awayRate * away],
    ] as const) {
      // More than one goal of a side in ten seconds is left to chance as well.
      for (
        let left = (rate * STEP_SECONDS) / (PERIODS * PERIOD_SECONDS), draw = -Math.log(1 - next());
        draw < left;
        draw += -Math.log(1 - next())
      ) {
        const at = second + Math.floor((draw / left) * STEP_SECONDS);
        goals.push({ side, period: PERIOD_NAMES[Math.floor(at / PERIOD_SECONDS)]!, second: at % PERIOD_SECONDS });
        lead += side === 'home' ? 1 : -1;
      }
    }
  }
  return goals.sort((one, other) => one.period.localeCompare(other.period) || one.second - other.second);
}

interface Step {
  at: number;
  stop: Moment<IceHockeyState>['stop'];
}

/** Returns the updates of a period: odds every minute, and betting suspended around goals. */
function stepsOf(own: readonly Goal[]): Step[] {
  const steps: Step[] = [];
  const isStopped = (at: number) => own.some(({ second }) => at >= second - STOP_BEFORE && at < second + STOP_AFTER);
  for (let at = 0; at < PERIOD_SECONDS; at += REPRICE_SECONDS) if (!isStopped(at)) steps.push({ at, stop: null });
  for (const { second } of own) {
    steps.push({ at: Math.max(0, second - STOP_BEFORE), stop: 'possible_goal' }, { at: second, stop: 'goal' });
    const open = second + STOP_AFTER;
    if (open < PERIOD_SECONDS && !isStopped(open)) steps.push({ at: open, stop: null });
  }
  return steps.sort((one, other) => one.at - other.at || (one.stop === 'possible_goal' ? -1 : 1));
}

const told = (goals: readonly Goal[], period: number, at: number): Goal[] =>
  goals.filter((goal) => {
    const of = Number(goal.period.slice(-1)) - 1;
    return of < period || (of === period && goal.second <= at);
  });

const scoreOf = (goals: readonly Goal[]): Score => ({
  home: goals.filter(({ side }) => side === 'home').length,
  away: goals.filter(({ side }) => side === 'away').length,
});
const scoreIn = (goals: readonly Goal[], period: number): Score =>
  scoreOf(goals.filter((goal) => goal.period === PERIOD_NAMES[period]));
const finished = (goals: readonly Goal[], count: number): Score[] =>
  Array.from({ length: count }, (_, period) => scoreIn(goals, period));

function momentAt(
  rates: Rates,
  course: Course,
  { period, at, stop }: Step & { period: number },
): Moment<IceHockeyState> {
  const { goals, incidents } = course;
  const known = told(goals, period, at);
  const periods = finished(known, period);
  return {
    second: period * (PERIOD_SECONDS + BREAK_SECONDS) + at,
    period: PERIOD_NAMES[period]!,
    periodSecond: at,
    score: scoreOf(known),
    detail: null,
    goals: known,
    incidents,
    told: toldOf(course, period, at),
    facts: { periods, goals: known.map(({ side }) => side), over: false, abandoned: false },
    stop,
    state: { ...rates, periods, period: scoreIn(known, period), minutes: (PERIOD_SECONDS - at) / 60 },
  };
}

function breakAfter(rates: Rates, course: Course, period: number): Moment<IceHockeyState> {
  const { goals, incidents } = course;
  const known = told(goals, period, PERIOD_SECONDS);
  const periods = finished(known, period + 1);
  return {
    second: period * (PERIOD_SECONDS + BREAK_SECONDS) + PERIOD_SECONDS,
    period: 'break',
    periodSecond: 0,
    score: scoreOf(known),
    detail: null,
    goals: known,
    incidents,
    told: toldOf(course, period, PERIOD_SECONDS),
    facts: { periods, goals: known.map(({ side }) => side), over: false, abandoned: false },
    stop: null,
    state: { ...rates, periods, period: NONE, minutes: PERIOD_SECONDS / 60 },
  };
}

/** A level match is decided by one goal more, in overtime or a shoot-out. */
function ending(rates: Rates, { goals, incidents }: Course, extra: Side | null): Moment<IceHockeyState> {
  const periods = finished(goals, PERIODS);
  const after = periods.reduce(add, NONE);
  return {
    second: PERIODS * PERIOD_SECONDS + (PERIODS - 1) * BREAK_SECONDS + (extra ? BREAK_SECONDS : 0),
    period: null,
    periodSecond: 0,
    score: extra ? { ...after, [extra]: after[extra] + 1 } : after,
    detail: null,
    goals,
    incidents,
    told: incidents.length,
    facts: {
      periods,
      goals: goals.map(({ side }) => side),
      over: true,
      abandoned: false,
      ...(extra ? { winner: extra } : {}),
    },
    stop: null,
    state: { ...rates, periods, period: NONE, minutes: 0 },
  };
}
