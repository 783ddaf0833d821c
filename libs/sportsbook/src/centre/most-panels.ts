/** More at once nobody can follow. */
export const MOST_PANELS = 4;
