import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What search engines show of these pages. */
export const descriptions = {
  live: msg`Matches that are on now: score, minute and prices as they change, each with its margin.`,
  calibration: msg`The chances we stated before matches beside what happened, sport by sport, with what luck explains.`,
  results: msg`How the latest matches ended. Each can be worked out again from its published seed.`,
  favourites: msg`The leagues, teams and matches you keep, with what is on now, what comes next, and every price.`,
  centre: msg`Up to four live matches side by side, each with its score, its clock and its main prices.`,
  coupon: msg`One market in one table: its lines and prices for every match of a sport, a league or a day.`,
  team: (team: string): MessageDescriptor =>
    msg`${team}: the match that is on, the next ones with their prices, and how the last ones ended.`,
  league: (league: string): MessageDescriptor =>
    msg`${league}: matches that are on and coming up, with every price and our margin.`,
  event: (home: string, away: string, league: string): MessageDescriptor =>
    msg`${home} against ${away}, ${league}: the course of the match, every price and how it is made.`,
};
