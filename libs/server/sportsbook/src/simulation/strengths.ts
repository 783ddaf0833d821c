import type { MatchSport } from '@croupier/bet-math';
import type { Club } from '@croupier/contracts';
import { streamOf } from './random.ts';

const ATTACK_SPREAD = 0.26;
const DEFENCE_SPREAD = 0.2;
export const MICRO = 1_000_000;

/** Rates of sides of average strength at home and away, the weight of their strengths, and the bounds. */
interface Level {
  readonly home: number;
  readonly away: number;
  readonly weight: number;
  readonly bounds: readonly [low: number, high: number];
}

const LEVELS: Record<MatchSport, Level> = {
  football: { home: 1.48, away: 1.17, weight: 1, bounds: [0.3, 3.6] }, // Goals, about what European leagues show.
  tennis: { home: 0.625, away: 0.625, weight: 0.14, bounds: [0.5, 0.76] }, // Points won on own serve.
  basketball: { home: 108.5, away: 106, weight: 0.1, bounds: [84, 132] }, // Points.
  'ice-hockey': { home: 3.1, away: 2.8, weight: 0.55, bounds: [1.5, 5] }, // Goals in sixty minutes.
};

/**
 * Returns the rates behind a pairing's odds and script, in millionths. They are integers, so that every server
 * calculates the same odds.
 */
export function ratesOf(
  seed: Uint8Array,
  { sport, home, away }: { sport: MatchSport; home: Club; away: Club },
): { homeRateMicro: number; awayRateMicro: number } {
  const [host, guest] = [strengthOf(seed, home), strengthOf(seed, away)];
  const level = LEVELS[sport];
  return {
    homeRateMicro: rate(level, level.home, host.attack - guest.defence),
    awayRateMicro: rate(level, level.away, guest.attack - host.defence),
  };
}

function rate({ weight, bounds: [low, high] }: Level, average: number, edge: number): number {
  return Math.round(Math.min(Math.max(average * Math.exp(weight * edge), low), high) * MICRO);
}

/** A club keeps its strengths for as long as the simulation keeps its seed. */
function strengthOf(seed: Uint8Array, { id }: Club): { attack: number; defence: number } {
  const stream = streamOf(seed, `strength:${id}`);
  return { attack: stream.normal() * ATTACK_SPREAD, defence: stream.normal() * DEFENCE_SPREAD };
}
