import type { ScoreGrid } from '../football/score-grid.ts';

/** Returns the probability that the final score passes the test. */
export function chanceThat(grid: ScoreGrid, test: (home: number, away: number) => boolean): number {
  let sum = 0;
  grid.forEach((row, home) => row.forEach((chance, away) => (sum += test(home, away) ? chance : 0)));
  return sum;
}
