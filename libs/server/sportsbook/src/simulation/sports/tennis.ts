import type { Score, Side, TennisState } from '@croupier/bet-math';
import { longStreamOf, streamOf } from '../random.ts';
import { MICRO } from '../strengths.ts';
import { incidentLog, type Moment, type Plan } from './moment.ts';

const NONE: Score = { home: 0, away: 0 };
const SET_NAMES = ['set_1', 'set_2', 'set_3'] as const;
const SETS_TO_WIN = 2;
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const CALLED = ['0', '15', '30', '40'];
/** Seconds of a point with the wait before it; more at a change of ends and between sets. */
const POINT = [28, 52] as const;
const CHANGE = 90;
const SET_BREAK = 120;

/** Share of aces among points won on serve, and of double faults among points lost on serve. */
const ACES = 0.12;
const DOUBLE_FAULTS = 0.09;

/** Returns the score as an umpire calls it. In a tie-break, points are counted. */
function called({ home, away }: Score, tie: boolean): { home: string; away: string } {
  if (tie) return { home: String(home), away: String(away) };
  if (home >= 3 && away >= 3) {
    if (home === away) return { home: '40', away: '40' };
    return home > away ? { home: 'A', away: '40' } : { home: '40', away: 'A' };
  }
  return { home: CALLED[home] ?? '40', away: CALLED[away] ?? '40' };
}

/** A match of tennis point by point: every point is won by the server with the chance its prices are made from. */
export function tennisMoments({ seed, homeRateMicro, awayRateMicro }: Plan): Moment<TennisState>[] {
  const chance = streamOf(seed, 'tennis');
  const shots = longStreamOf(seed, 'tennis:shots');
  const { incidents, log } = incidentLog();
  const serve = { home: homeRateMicro / MICRO, away: awayRateMicro / MICRO };
  const moments: Moment<TennisState>[] = [];
  const goals: Side[] = [];
  let periods: Score[] = [];
  let [games, points, second] = [NONE, NONE, 0];
  let server: Side = chance.next() < 0.5 ? 'home' : 'away';
  const sets = () => ({
    home: periods.filter(({ home, away }) => home > away).length,
    away: periods.filter(({ home, away }) => away > home).length,
  });
  const add = (over: boolean) => {
    const tie = games.home === 6 && games.away === 6;
    moments.push({
      second,
      period: over ? null : SET_NAMES[periods.length]!,
      periodSecond: 0,
      score: sets(),
      detail: over ? null : { games, points: called(points, tie), server: tie ? turnOf(server, points) : server },
      goals: [],
      incidents,
      told: incidents.length,
      facts: { periods, goals: [...goals], over, abandoned: false },
      stop: null,
      state: { serve, sets: periods, set: { games, server, points } },
    });
  };
  log({ kind: 'period_begin', side: null, period: SET_NAMES[0], second: 0 });
  add(false);
  for (;;) {
    const period = SET_NAMES[periods.length]!;
    second += Math.round(chance.between(...POINT));
    const tie = games.home === 6 && games.away === 6;
    const serving = tie ? turnOf(server, points) : server;
    const side = chance.next() < serve[serving] ? serving : other(serving);
    const won = side === serving ? ACES : DOUBLE_FAULTS;
    const kind = shots.next() < won ? (side === serving ? 'ace' : 'double_fault') : 'point';
    log({ kind, side, period, second });
    points = { ...points, [side]: points[side] + 1 };
    if (points[side] >= (tie ? 7 : 4) && Math.abs(points.home - points.away) >= 2) {
      games = { ...games, [side]: games[side] + 1 };
      goals.push(side);
      log({ kind: tie || side === serving ? 'game' : 'break', side, period, second, score: games });
      [points, server] = [NONE, other(server)];
      if ((games.home + games.away) % 2 === 1) second += CHANGE;
    }
    if (isSet(games)) {
      log({ kind: 'set', side: games.home > games.away ? 'home' : 'away', period, second, score: games });
      periods = [...periods, games];
      games = NONE;
      second += SET_BREAK;
    }
    const over = sets().home === SETS_TO_WIN || sets().away === SETS_TO_WIN;
    add(over);
    if (over) return moments;
  }
}

const isSet = ({ home, away }: Score): boolean => {
  const most = Math.max(home, away);
  return most === 7 || (most === 6 && Math.abs(home - away) >= 2);
};

/** Returns the server of a tie-break point: one serves the first point, then each serves two in turn. */
const turnOf = (first: Side, { home, away }: Score): Side =>
  Math.floor((home + away + 1) / 2) % 2 === 0 ? first : other(first);
