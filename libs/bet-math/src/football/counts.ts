import type { FootballCounts, Score, Weighted } from '../model/market-kind.ts';
import { type FootballEnding, NOTHING } from './kinds.ts';
import type { CountState, CountStates, MatchState } from './match-state.ts';

/** Share of its corners that a side loses for each goal it leads by, and gains for each goal it trails by. */
export const CORNERS_PER_GOAL = 0.07;
/** Share of what strength alone predicts: sides that score twice as often don't have twice as many corners. */
const BY_STRENGTH = 0.35;
const USUAL = { goals: { home: 1.48, away: 1.17 }, corners: { home: 5.5, away: 4.6 } };
const YELLOWS = { home: 1.75, away: 2.1 };
const REDS = { home: 0.07, away: 0.09 };
/** Factor for a match between neighbours. */
const DERBY = 1.25;

/** Returns the expected counts in a whole match. A referee's factor of 1 means average strictness. */
export function countRates({
  homeRate,
  awayRate,
  referee,
  derby,
}: Pick<MatchState, 'homeRate' | 'awayRate'> & { referee: number; derby: boolean }): Record<
  'corners' | 'yellows' | 'reds',
  Score
> {
  const heat = referee * (derby ? DERBY : 1);
  const { goals, corners } = USUAL;
  return {
    corners: {
      home: corners.home * (homeRate / goals.home) ** BY_STRENGTH,
      away: corners.away * (awayRate / goals.away) ** BY_STRENGTH,
    },
    yellows: { home: YELLOWS.home * heat, away: YELLOWS.away * heat },
    reds: { home: REDS.home * heat, away: REDS.away * heat },
  };
}

/** Returns the state of the counts so far. */
export function countStates(
  { corners, yellows, reds }: ReturnType<typeof countRates>,
  so: FootballCounts,
): CountStates {
  return {
    corners: { ...so.corners, homeRate: corners.home, awayRate: corners.away },
    cards: { ...so.cards, homeRate: yellows.home + reds.home, awayRate: yellows.away + reds.away },
    reds: { ...so.reds, homeRate: reds.home, awayRate: reds.away },
  };
}

/** Less likely counts are left out; the others are scaled to a sum of 1. */
const LEAST = 1e-9;

/** Returns the final corners, cards or red cards of each side: two Poisson distributions of what is still to come. */
export function countEndings(state: MatchState, span: keyof CountStates): Weighted<FootballEnding>[] {
  const counts = state.counts?.[span];
  if (!counts) return [];
  const { left } = state;
  const [home, away] =
    span === 'corners' ? cornersLeft(state, counts) : [counts.homeRate * left, counts.awayRate * left];
  const [one, other] = [poisson(home), poisson(away)];
  const endings = one.flatMap((h, more) =>
    other.flatMap((a, others): Weighted<FootballEnding>[] =>
      h * a < LEAST
        ? []
        : [{ ending: { ...NOTHING, count: { home: counts.home + more, away: counts.away + others } }, chance: h * a }],
    ),
  );
  const total = endings.reduce((sum, { chance }) => sum + chance, 0);
  return endings.map(({ ending, chance }) => ({ ending, chance: chance / total }));
}

/**
 * Returns the expected corners still to come. A leading side attacks less: its corners fall by a share for each goal,
 * and the lead is expected to move by the rates. The effect is linear in the lead, so the mean over all courses of the
 * match is exact. The variance of the lead is ignored, which changes any odds by less than half a percent.
 */
function cornersLeft({ homeRate, awayRate, home, away, left }: MatchState, counts: CountState): [number, number] {
  const lead = home - away + ((homeRate - awayRate) * left) / 2;
  const bend = (by: number) => Math.max(0.1, 1 - CORNERS_PER_GOAL * by);
  return [counts.homeRate * left * bend(lead), counts.awayRate * left * bend(-lead)];
}

function poisson(mean: number): number[] {
  let chance = Math.exp(-mean);
  const chances = [chance];
  for (let count = 1; count <= mean + 8 * Math.sqrt(mean) + 6; count++) {
    chance = (chance * mean) / count;
    chances.push(chance);
  }
  return chances;
}
