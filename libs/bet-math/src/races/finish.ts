import type { Grade } from '../grades.ts';

/** Place of each runner, by runner number from one. A tie shares a place: 1 1 3. Null didn't run. */
export type Ranks = readonly (number | null)[];

/** Number of tied runners and of the places they share; it divides the stake. */
export interface DeadHeat {
  readonly places: number;
  readonly tied: number;
}

/** Grade of an outcome, with the dead heat that divides its winnings. */
export interface Finish {
  readonly grade: Grade;
  readonly deadHeat: DeadHeat | null;
}

const VOID: Finish = { grade: 'void', deadHeat: null };
const LOST: Finish = { grade: 'lose', deadHeat: null };

/** Grades a runner among the first `places`; one place means to win. */
export function placed(ranks: Ranks, runner: number, places: number): Finish {
  const rank = ranks[runner - 1] ?? null;
  if (rank === null) return VOID;
  if (rank > places) return LOST;
  const tied = ranks.filter((other) => other === rank).length;
  const left = places - rank + 1;
  return { grade: 'win', deadHeat: tied > left ? { places: left, tied } : null };
}

/** Grades two runners as first and second, in this order. Every order that a tie allows wins its share. */
export function forecast(ranks: Ranks, first: number, second: number): Finish {
  const [one, other] = [ranks[first - 1] ?? null, ranks[second - 1] ?? null];
  if (one === null || other === null) return VOID;
  const winners = ranks.filter((rank) => rank === 1).length;
  const seconds = ranks.filter((rank) => rank === 2).length;
  const won = one === 1 && other === (winners > 1 ? 1 : 2);
  if (!won) return LOST;
  const orders = winners > 1 ? winners * (winners - 1) : seconds;
  return { grade: 'win', deadHeat: orders > 1 ? { places: 1, tied: orders } : null };
}
