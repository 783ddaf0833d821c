/** Most matches at once: more are hard to follow. */
export const MOST_PANELS = 4;
