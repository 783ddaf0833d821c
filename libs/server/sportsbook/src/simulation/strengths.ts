import type { Club } from '@croupier/contracts';
import { streamOf } from './random.ts';

/** Goals a side of average strength scores at home and away, about what European leagues show. */
const HOME_GOALS = 1.48;
const AWAY_GOALS = 1.17;
const ATTACK_SPREAD = 0.26;
const DEFENCE_SPREAD = 0.2;
export const MICRO = 1_000_000;

/** Expected goals of a pairing, in millionths: integers, so that every copy prices the same. */
export function expectedGoals(
  seed: Uint8Array,
  home: Club,
  away: Club,
): { homeRateMicro: number; awayRateMicro: number } {
  const [host, guest] = [strengthOf(seed, home), strengthOf(seed, away)];
  return {
    homeRateMicro: bounded(HOME_GOALS * Math.exp(host.attack - guest.defence)),
    awayRateMicro: bounded(AWAY_GOALS * Math.exp(guest.attack - host.defence)),
  };
}

const bounded = (rate: number): number => Math.round(Math.min(Math.max(rate, 0.3), 3.6) * MICRO);

/** A club keeps its strengths for as long as the simulation keeps its seed. */
function strengthOf(seed: Uint8Array, { id }: Club): { attack: number; defence: number } {
  const stream = streamOf(seed, `strength:${id}`);
  return { attack: stream.normal() * ATTACK_SPREAD, defence: stream.normal() * DEFENCE_SPREAD };
}
