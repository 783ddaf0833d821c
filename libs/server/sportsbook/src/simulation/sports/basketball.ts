import type { BasketballState, Score } from '@croupier/bet-math';
import { longStreamOf, streamOf, type Stream } from '../random.ts';
import { MICRO } from '../strengths.ts';
import { incidentLog, type Moment, type Plan } from './moment.ts';

const NONE: Score = { home: 0, away: 0 };
const QUARTER_NAMES = ['quarter_1', 'quarter_2', 'quarter_3', 'quarter_4'] as const;
const QUARTERS = QUARTER_NAMES.length;
const QUARTER_SECONDS = 720;
const OVERTIME_SECONDS = 300;
const BREAK_SECONDS = 120;
/** Possessions of both sides in a quarter, and their spread. */
const TRIPS = 50;
const TRIPS_SPREAD = 2;
const TOLD_SECONDS = 30;

/** Chances of the points of a possession, which is worth one point on average: a free throw, two or three points. */
const POINTS = [
  [1, 0.08],
  [2, 0.33],
  [3, 0.09],
] as const;
const WORTH = POINTS.reduce((sum, [points, chance]) => sum + points * chance, 0);

const add = (one: Score, other: Score): Score => ({ home: one.home + other.home, away: one.away + other.away });

interface Basket {
  readonly second: number;
  readonly side: 'home' | 'away';
  readonly points: number;
}

/** A match of basketball, trip by trip: the sides in turn, each trip worth what the side is expected to score. */
export function basketballMoments({ seed, homeRateMicro, awayRateMicro }: Plan): Moment<BasketballState>[] {
  const chance = streamOf(seed, 'basketball');
  const breaks = longStreamOf(seed, 'basketball:timeouts');
  const rates = { homeRate: homeRateMicro / MICRO, awayRate: awayRateMicro / MICRO };
  const { incidents, log } = incidentLog();
  const moments: Moment<BasketballState>[] = [];
  const periods: Score[] = [];
  let begun = 0;
  for (let quarter = 0; quarter < QUARTERS || isLevel(periods); quarter++) {
    const length = quarter < QUARTERS ? QUARTER_SECONDS : OVERTIME_SECONDS;
    const baskets = drawBaskets(chance, rates, length);
    const period = QUARTER_NAMES[quarter] ?? 'overtime';
    const before = periods.reduce(add, NONE);
    log({ kind: 'period_begin', side: null, period, second: 0 });
    const happenings = [...baskets.filter(({ points }) => points > 0), ...drawTimeouts(breaks, length)];
    happenings.sort((one, other) => one.second - other.second);
    let running = before;
    const tell = (until: number) => {
      while (happenings[0] && happenings[0].second <= until) {
        const { second, side, points } = happenings.shift()!;
        if (points === 0) log({ kind: 'timeout', side, period, second });
        else {
          running = { ...running, [side]: running[side] + points };
          log({ kind: SHOTS[points - 1]!, side, period, second, score: running });
        }
      }
    };
    for (let second = 0; second < length; second += TOLD_SECONDS) {
      tell(second);
      const now = scoreOf(baskets.filter((basket) => basket.second <= second));
      moments.push(
        momentOf(rates, periods, now, {
          incidents,
          told: incidents.length,
          second: begun + second,
          period,
          periodSecond: second,
          minutes: (length - second) / 60,
        }),
      );
    }
    tell(length);
    periods.push(scoreOf(baskets));
    log({ kind: 'period_end', side: null, period, second: length, score: periods.reduce(add, NONE) });
    begun += length + BREAK_SECONDS;
    const on = quarter + 1 < QUARTERS || isLevel(periods);
    const told = { incidents, told: incidents.length };
    const at = { ...told, second: begun - BREAK_SECONDS, period: on ? ('break' as const) : null, periodSecond: 0 };
    const next = quarter + 1 < QUARTERS ? QUARTER_SECONDS : OVERTIME_SECONDS;
    moments.push(momentOf(rates, periods, NONE, { ...at, minutes: on ? next / 60 : 0 }));
  }
  return moments;
}

const SHOTS = ['free_throw', 'two_points', 'three_points'] as const;
/** Average timeouts per side in a quarter. */
const TIMEOUTS = 1.2;

/** Draws timeouts, as baskets worth no points. */
const drawTimeouts = (chance: Stream, length: number): Basket[] =>
  (['home', 'away'] as const).flatMap((side) =>
    Array.from({ length: Math.floor(chance.next() * 2 * TIMEOUTS + 0.5) }, () => {
      return { side, points: 0, second: Math.floor(chance.between(60, length)) };
    }),
  );

type Rates = Pick<BasketballState, 'homeRate' | 'awayRate'>;

const isLevel = (periods: readonly Score[]): boolean => {
  const { home, away } = periods.reduce(add, NONE);
  return home === away;
};

function drawBaskets(chance: Stream, { homeRate, awayRate }: Rates, length: number): Basket[] {
  const share = length / QUARTER_SECONDS;
  const trips = Math.max(2, Math.round(TRIPS * share + TRIPS_SPREAD * Math.sqrt(share) * chance.normal()));
  const worth = { home: (homeRate / (QUARTERS * TRIPS)) * 2, away: (awayRate / (QUARTERS * TRIPS)) * 2 };
  let side: Basket['side'] = chance.next() < 0.5 ? 'home' : 'away';
  return Array.from({ length: trips }, (_, trip): Basket => {
    const points = pointsOf(chance.next(), worth[side] / WORTH);
    const basket = { second: Math.round(((trip + chance.next()) * length) / trips), side, points };
    side = side === 'home' ? 'away' : 'home';
    return basket;
  });
}

function pointsOf(draw: number, factor: number): number {
  let rest = draw;
  for (const [points, chance] of POINTS) if ((rest -= chance * factor) < 0) return points;
  return 0;
}

const scoreOf = (baskets: readonly Basket[]): Score => {
  const of = (side: Basket['side']) =>
    baskets.reduce((sum, basket) => sum + (basket.side === side ? basket.points : 0), 0);
  return { home: of('home'), away: of('away') };
};

function momentOf(
  rates: Rates,
  before: readonly Score[],
  now: Score,
  {
    minutes,
    ...at
  }: Pick<Moment<BasketballState>, 'second' | 'period' | 'periodSecond' | 'incidents' | 'told'> & { minutes: number },
): Moment<BasketballState> {
  const periods = [...before];
  return {
    ...at,
    score: [...periods, now].reduce(add, NONE),
    detail: null,
    goals: [],
    facts: { periods, goals: [], over: at.period === null, abandoned: false },
    stop: null,
    state: { ...rates, periods, period: now, minutes },
  };
}
