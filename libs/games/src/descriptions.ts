import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What search engines show of these pages. */
export const descriptions = {
  lobby: (title: string): MessageDescriptor =>
    msg`${title}: each game with what it pays back, how often it pays and how widely it varies, to read before you play.`,
  turbo: msg`Dice, mines, plinko and more: rounds of seconds, each with what it pays back, and every one to be checked.`,
  game: (title: string, studio: string): MessageDescriptor =>
    msg`${title} by ${studio}: what it pays back, how often it pays and how much at most, and every round to be checked.`,
  studioGame: (title: string, studio: string): MessageDescriptor =>
    msg`${title} by ${studio}: what it pays back, how often it pays and how much at most.`,
  returns: msg`What every game pays back over very many rounds, how often it pays, and its largest win: one table of all titles.`,
  fairness: msg`How rounds are decided, and any round worked out again in your own browser from its published seeds.`,
  favourites: msg`The games you marked with a heart, on one page.`,
};
