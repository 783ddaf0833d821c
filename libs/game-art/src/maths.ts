/** Ids of the published maths (game-math) that the editions run. */
export const DICE = 'dice';
export const LINES_A = 'orchard-hours';
export const LINES_B = 'tidewater-atlas';
export const LINES_C = 'moth-and-moon';
