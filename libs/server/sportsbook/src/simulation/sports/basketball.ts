import type { BasketballState, Score } from '@croupier/bet-math';
import { streamOf, type Stream } from '../random.ts';
import { MICRO } from '../strengths.ts';
import type { Moment, Plan } from './moment.ts';

const NONE: Score = { home: 0, away: 0 };
const QUARTER_NAMES = ['quarter_1', 'quarter_2', 'quarter_3', 'quarter_4'] as const;
const QUARTERS = QUARTER_NAMES.length;
const QUARTER_SECONDS = 720;
const OVERTIME_SECONDS = 300;
const BREAK_SECONDS = 120;
/** Both sides' trips to the basket in a quarter, and by how much they vary. */
const TRIPS = 50;
const TRIPS_SPREAD = 2;
const TOLD_SECONDS = 30;

/** Of a trip that is worth a point on average: nothing, a free throw, two, three. */
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
  const rates = { homeRate: homeRateMicro / MICRO, awayRate: awayRateMicro / MICRO };
  const moments: Moment<BasketballState>[] = [];
  const periods: Score[] = [];
  let begun = 0;
  for (let quarter = 0; quarter < QUARTERS || isLevel(periods); quarter++) {
    const length = quarter < QUARTERS ? QUARTER_SECONDS : OVERTIME_SECONDS;
    const baskets = drawBaskets(chance, rates, length);
    const period = QUARTER_NAMES[quarter] ?? 'overtime';
    for (let second = 0; second < length; second += TOLD_SECONDS) {
      const now = scoreOf(baskets.filter((basket) => basket.second <= second));
      moments.push(
        momentOf(rates, periods, now, {
          second: begun + second,
          period,
          periodSecond: second,
          minutes: (length - second) / 60,
        }),
      );
    }
    periods.push(scoreOf(baskets));
    begun += length + BREAK_SECONDS;
    const on = quarter + 1 < QUARTERS || isLevel(periods);
    const at = { second: begun - BREAK_SECONDS, period: on ? ('break' as const) : null, periodSecond: 0 };
    const next = quarter + 1 < QUARTERS ? QUARTER_SECONDS : OVERTIME_SECONDS;
    moments.push(momentOf(rates, periods, NONE, { ...at, minutes: on ? next / 60 : 0 }));
  }
  return moments;
}

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
  { minutes, ...at }: Pick<Moment<BasketballState>, 'second' | 'period' | 'periodSecond'> & { minutes: number },
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
