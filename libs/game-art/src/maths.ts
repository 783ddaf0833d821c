/** Ids of the published maths (game-math) that the titles run: the slugs of the four first titles. */
export const BLACKJACK = 'blackjack';
export const DICE = 'dice';
export const TIDEWATER = 'tidewater-atlas';
export const JACKS = 'jacks-or-better';
export const ORCHARD = 'orchard-hours';
export const MOTH = 'moth-and-moon';
export const ROULETTE = 'roulette';
