/** More legs nobody oversees, and no bet has more than 4,095 lines. */
export const MOST_LEGS = 12;
