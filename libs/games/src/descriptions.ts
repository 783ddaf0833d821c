import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Descriptions of these pages for search engines. */
export const descriptions = {
  lobby: (title: string): MessageDescriptor =>
    msg`${title}: the return, hit rate and volatility of every game, before you play.`,
  turbo: msg`Dice, mines, plinko and more. Rounds last seconds, every game shows its return, and every round can be checked.`,
  game: (title: string, studio: string): MessageDescriptor =>
    msg`${title} by ${studio}: its return, hit rate and maximum win. Every round can be checked.`,
  studioGame: (title: string, studio: string): MessageDescriptor =>
    msg`${title} by ${studio}: its return, hit rate and maximum win.`,
  returns: msg`The return, hit rate and maximum win of every game, in one table.`,
  fairness: msg`How rounds are decided, and how to recalculate any round in your browser from its published seeds.`,
  favourites: msg`All your favourite games on one page.`,
};
