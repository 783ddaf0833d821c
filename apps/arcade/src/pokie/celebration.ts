/** How much is made of a win, by its multiple of the stake. Below the stake it is a return, not a win. */
export type Celebration = 'none' | 'returned' | 'win' | 'good' | 'fine' | 'great' | 'rare';

export function celebrationOf(multiple: number): Celebration {
  if (multiple <= 0) return 'none';
  if (multiple < 1) return 'returned';
  if (multiple < 5) return 'win';
  if (multiple < 15) return 'good';
  if (multiple < 50) return 'fine';
  return multiple < 200 ? 'great' : 'rare';
}

/** How long the amount counts up, in milliseconds: in proportion to what it is, never longer than one wants to wait. */
export const COUNT_MS: Readonly<Record<Celebration, number>> = {
  none: 0,
  returned: 0,
  win: 600,
  good: 1_200,
  fine: 2_400,
  great: 3_600,
  rare: 4_800,
};

/** Petals, foam or sparks that rise from the winning symbols. */
export const SPARKS: Readonly<Record<Celebration, number>> = {
  none: 0,
  returned: 0,
  win: 0,
  good: 14,
  fine: 36,
  great: 70,
  rare: 120,
};
