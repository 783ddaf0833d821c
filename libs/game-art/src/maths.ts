/** Ids of the published maths (game-math) that the editions run. */
export const DICE = 'dice';
export const LINES_A = 'a';
export const LINES_B = 'b';
export const LINES_C = 'c';
