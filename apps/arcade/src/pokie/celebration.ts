/** Celebration of a win, by its multiple of the stake. A payout below the stake is a return, not a win. */
export type Celebration = 'none' | 'returned' | 'win' | 'good' | 'great' | 'rare';

export function celebrationOf(multiple: number): Celebration {
  if (multiple <= 0) return 'none';
  if (multiple < 1) return 'returned';
  if (multiple < 5) return 'win';
  if (multiple < 20) return 'good';
  return multiple < 100 ? 'great' : 'rare';
}

/** Duration of the count-up in milliseconds; a press ends it. */
export const COUNT_MS: Readonly<Record<Celebration, number>> = {
  none: 0,
  returned: 0,
  win: 600,
  good: 1_200,
  great: 2_500,
  rare: 5_000,
};

/** Number of sparks (petals, foam and so on) that rise from the winning symbols. */
export const SPARKS: Readonly<Record<Celebration, number>> = {
  none: 0,
  returned: 0,
  win: 0,
  good: 18,
  great: 60,
  rare: 120,
};
