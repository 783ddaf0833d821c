import { beforeKickOff, scoreGrid, timeOfShare, type HalfLengths } from '@croupier/bet-math';
import { streamOf, type Stream } from './random.ts';
import { MICRO } from './strengths.ts';

export interface MatchPlan {
  readonly seed: Uint8Array;
  readonly homeRateMicro: number;
  readonly awayRateMicro: number;
}

export interface Moment {
  readonly half: 0 | 1;
  readonly second: number;
}

/** Complete script of a match. Depends only on its seed and rates. */
export interface MatchScript {
  readonly lengths: HalfLengths;
  readonly goals: readonly (Moment & { readonly side: 'home' | 'away' })[];
  /** Attacks that come to nothing: betting stops all the same. */
  readonly alarms: readonly Moment[];
  readonly abandonedAt: Moment | null;
}

const HALF_SECONDS = 45 * 60;
const ALARMS = 5;
/** One match in this many is abandoned. */
const ABANDONED_ONE_IN = 500;

/**
 * Creates the script of a match. The final score is drawn from the same distribution as the odds, and each goal gets
 * its time from the goal-time curve. So the odds are right by construction, live too: they are that distribution given
 * the goals so far.
 */
export function matchScript({ seed, homeRateMicro, awayRateMicro }: MatchPlan): MatchScript {
  const chance = streamOf(seed, 'script');
  const lengths = {
    first: HALF_SECONDS + Math.round(chance.between(60, 240)),
    second: HALF_SECONDS + Math.round(chance.between(150, 420)),
  };
  const { home, away } = drawScore(homeRateMicro / MICRO, awayRateMicro / MICRO, chance.next());
  const sides = [...Array<'home'>(home).fill('home'), ...Array<'away'>(away).fill('away')];
  const goals = sides.map((side) => ({ side, ...moment(chance, lengths) })).sort(byTime);
  const alarms = Array.from({ length: ALARMS }, () => moment(chance, lengths)).sort(byTime);
  const abandonedAt = chance.next() < 1 / ABANDONED_ONE_IN ? moment(chance, lengths) : null;
  return { lengths, goals, alarms, abandonedAt };
}

function moment(chance: Stream, lengths: HalfLengths): Moment {
  const { half, second } = timeOfShare(chance.next(), lengths);
  return { half, second: Math.round(second) };
}

const byTime = (a: Moment, b: Moment): number => a.half - b.half || a.second - b.second;

function drawScore(homeRate: number, awayRate: number, draw: number): { home: number; away: number } {
  const grid = scoreGrid(beforeKickOff(homeRate, awayRate));
  let rest = draw;
  for (const [home, row] of grid.entries()) {
    for (const [away, chance] of row.entries()) {
      rest -= chance;
      if (rest < 0) return { home, away };
    }
  }
  return { home: 0, away: 0 };
}
