/** Maths (game-math) with the title's own slug as their id. */
export const OWN = '';
export const BACCARAT = 'baccarat';
export const BLACKJACK = 'blackjack';
export const DICE = 'dice';
export const JACKS = 'jacks-or-better';
export const ROULETTE = 'roulette';
