import { beforeKickOff, scoreGrid } from '@croupier/bet-math';
import { chanceThat } from '@croupier/bet-math/testing';
import { Ratings } from './ratings.ts';
import type { Result } from './read-results.ts';

/** Number of a side's matches to learn from before it is judged. */
const LEARNED = 10;

export interface Band {
  /** Sum of the predicted chances of its outcomes, the number that occurred, and the total. */
  sum: number;
  came: number;
  count: number;
}

export interface Judgement {
  readonly judged: number;
  /**
   * Loss in nats per match for home, draw and away: the model's, and that of the final shares of the judged matches.
   */
  readonly loss: number;
  readonly baseLoss: number;
  /** Loss that the model itself expects. */
  readonly entropy: number;
  /** Deciles of the predicted chance of an outcome. */
  readonly bands: readonly Band[];
}

/** Predicts each match from the earlier ones, then learns from it. */
export function walkForward(results: readonly Result[]): Judgement {
  const ratings = new Ratings();
  const bands = Array.from({ length: 10 }, (): Band => ({ sum: 0, came: 0, count: 0 }));
  const outcomes = [0, 0, 0];
  let [judged, loss, entropy] = [0, 0, 0];
  for (const result of results) {
    const { homeRate, awayRate, played } = ratings.expect(result);
    ratings.learn(result);
    if (played < LEARNED) continue;
    const grid = scoreGrid(beforeKickOff(homeRate, awayRate));
    const chances = [
      chanceThat(grid, (home, away) => home > away),
      chanceThat(grid, (home, away) => home === away),
      chanceThat(grid, (home, away) => home < away),
    ];
    const { home, away } = result.goals;
    const came = home > away ? 0 : home === away ? 1 : 2;
    judged += 1;
    outcomes[came]! += 1;
    loss -= Math.log(chances[came]!);
    chances.forEach((chance, outcome) => {
      entropy -= chance * Math.log(chance);
      const band = bands[Math.min(9, Math.floor(chance * 10))]!;
      band.sum += chance;
      band.count += 1;
      band.came += outcome === came ? 1 : 0;
    });
  }
  const baseLoss = outcomes.reduce((sum, count) => (count > 0 ? sum - count * Math.log(count / judged) : sum), 0);
  return { judged, loss: loss / judged, baseLoss: baseLoss / judged, entropy: entropy / judged, bands };
}
