import type { Score, Weighted } from '../model/market-kind.ts';
import { type FootballEnding, NOTHING } from './kinds.ts';
import type { MatchState } from './match-state.ts';
import { scoreGrid, type ScoreGrid } from './score-grid.ts';

type Ending = Weighted<FootballEnding>;

/** Less likely final scores are left out; the others are scaled to a sum of 1. */
const LEAST = 1e-8;
const LEAST_PART = 1e-10;

/** Returns every final score. */
export function finalScores(grid: ScoreGrid): Ending[] {
  const endings: Ending[] = [];
  grid.forEach((row, home) =>
    row.forEach((chance, away) => {
      if (chance >= LEAST) endings.push({ ending: { ...NOTHING, match: { home, away } }, chance });
    }),
  );
  return normalised(endings);
}

/**
 * Returns every pair of half-time and final score. Goal times are independent given the final score, so each goal still
 * to come falls in the first half with the same chance: exact, and consistent with the grid.
 */
export function halfScores(state: MatchState, finals: readonly Ending[]): Ending[] {
  const { first } = state;
  const share = state.left > 0 ? Math.min(1, first.left / state.left) : 0;
  return finals.flatMap(({ ending: { match }, chance }) => {
    const [home, away] = [binomial(match.home - state.home, share), binomial(match.away - state.away, share)];
    return home.flatMap((one, h) =>
      away.flatMap((another, a): Ending[] => {
        const half = { home: first.home + h, away: first.away + a };
        const second = { home: match.home - half.home, away: match.away - half.away };
        const part = chance * one * another;
        return part >= LEAST_PART ? [{ ending: { ...NOTHING, first: half, second, match }, chance: part }] : [];
      }),
    );
  });
}

/** Merges endings that differ only in the other half. */
export function oneHalf(endings: readonly Ending[], half: 'first' | 'second'): Ending[] {
  const chances = new Map<string, { score: Score; chance: number }>();
  for (const { ending, chance } of endings) {
    const score = ending[half];
    const key = `${score.home}-${score.away}`;
    const known = chances.get(key);
    if (known) known.chance += chance;
    else chances.set(key, { score, chance });
  }
  return Array.from(chances.values(), ({ score, chance }) => ({
    ending: { ...NOTHING, [half]: score },
    chance,
  }));
}

/** Returns who scores the next goal: given the final score, every order of the goals to come is equally likely. */
export function nextGoal(finals: readonly Ending[], { home, away }: Score): Ending[] {
  const next = { home: 0, none: 0, away: 0 };
  for (const {
    ending: { match },
    chance,
  } of finals) {
    const [more, others] = [match.home - home, match.away - away];
    if (more + others === 0) next.none += chance;
    else {
      next.home += (chance * more) / (more + others);
      next.away += (chance * others) / (more + others);
    }
  }
  return (['home', 'none', 'away'] as const).map((who) => ({ ending: { ...NOTHING, next: who }, chance: next[who] }));
}

export const endingsOf = (state: MatchState): Ending[] => finalScores(scoreGrid(state));

function normalised(endings: readonly Ending[]): Ending[] {
  const total = endings.reduce((sum, { chance }) => sum + chance, 0);
  return endings.map(({ ending, chance }) => ({ ending, chance: chance / total }));
}

/** Returns the chances of 0 … n of n events, each with the same chance. */
function binomial(n: number, share: number): number[] {
  if (share <= 0 || share >= 1) return Array.from({ length: n + 1 }, (_, k) => (k === (share <= 0 ? 0 : n) ? 1 : 0));
  let chance = (1 - share) ** n;
  return Array.from({ length: n + 1 }, (_, k) => {
    const now = chance;
    chance *= ((n - k) / (k + 1)) * (share / (1 - share));
    return now;
  });
}
