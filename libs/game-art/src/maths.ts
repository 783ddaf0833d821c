/** Maths (game-math) whose id is the title's slug. */
export const OWN = '';
export const BACCARAT = 'baccarat';
export const BLACKJACK = 'blackjack';
export const DICE = 'dice';
export const JACKS = 'jacks-or-better';
export const ROULETTE = 'roulette';
