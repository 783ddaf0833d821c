import type { MatchState } from './match-state.ts';

/** Probability of each final score; `grid[home][away]`, sums to 1. */
export type ScoreGrid = readonly (readonly number[])[];

/** Dependence of low scores by Dixon and Coles: slightly more 0–0 and 1–1 than two independent Poissons give. */
export const RHO = -0.07;
/** Maximum further goals of a side in the model; beyond 15 the tail is below one in a million even for a rate of 4. */
const MOST_GOALS = 15;

/**
 * Calculates the joint distribution of the final score, given the match so far. With goal times independent given the
 * final score, the live distribution is exactly the Poisson of the goals still to come, reweighted by the correction of
 * the *final* score: the same formula before kick-off and in the last minute.
 */
export function scoreGrid(state: MatchState, rho = RHO): ScoreGrid {
  const home = poisson(state.homeRate * state.left);
  const away = poisson(state.awayRate * state.left);
  const weights = Array.from({ length: state.home + MOST_GOALS + 1 }, (_, h) =>
    Array.from({ length: state.away + MOST_GOALS + 1 }, (_, a) => {
      const chance = (home[h - state.home] ?? 0) * (away[a - state.away] ?? 0);
      return chance === 0 ? 0 : chance * correction(h, a, state, rho);
    }),
  );
  const total = weights.flat().reduce((sum, weight) => sum + weight, 0);
  return weights.map((row) => row.map((weight) => weight / total));
}

function correction(home: number, away: number, { homeRate, awayRate }: MatchState, rho: number): number {
  if (home > 1 || away > 1) return 1;
  if (home === 0 && away === 0) return Math.max(0, 1 - homeRate * awayRate * rho);
  if (home === 0) return Math.max(0, 1 + homeRate * rho);
  if (away === 0) return Math.max(0, 1 + awayRate * rho);
  return 1 - rho;
}

function poisson(rate: number): number[] {
  let chance = Math.exp(-rate);
  const chances = [chance];
  for (let goals = 1; goals <= MOST_GOALS; goals++) {
    chance = (chance * rate) / goals;
    chances.push(chance);
  }
  return chances;
}
