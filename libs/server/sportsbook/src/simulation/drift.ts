import type { MatchSport } from '@croupier/bet-math';
import { streamOf } from './random.ts';
import type { Match } from './timeline.ts';

/** Prices of a match move so often before it begins. */
export const DRIFTS = 6;

/** Seconds of a match from one to the next. */
const STEP_SECONDS = 20 * 60;

/** Spread of a side's estimated rate per remaining step, as a share of the rate. */
const SPREAD: Record<MatchSport, number> = { football: 0.04, tennis: 0.006, basketball: 0.004, 'ice-hockey': 0.03 };

/**
 * Returns the times at which odds move before kick-off. At the last one, a step before kick-off, everything is known.
 */
export const driftTimes = ({ kickOffAt, speed, drifts }: Match): number[] =>
  Array.from({ length: drifts }, (_, index) =>
    Math.round(kickOffAt.getTime() - ((drifts - index) * STEP_SECONDS * 1000) / speed),
  );

/** Returns the match as estimated with so many steps left. Every step moves the estimate closer to the actual rates. */
export function matchAsThought(match: Match, stepsLeft: number): Match {
  if (stepsLeft === 0) return match;
  const chance = streamOf(match.seed, 'drift');
  let [home, away] = [0, 0];
  for (let step = 0; step < stepsLeft; step++) [home, away] = [home + chance.normal(), away + chance.normal()];
  const spread = SPREAD[match.sport];
  return {
    ...match,
    expected: true,
    homeRateMicro: Math.round(match.homeRateMicro * Math.exp(spread * home)),
    awayRateMicro: Math.round(match.awayRateMicro * Math.exp(spread * away)),
  };
}
