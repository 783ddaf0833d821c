import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Descriptions of these pages for search engines. */
export const descriptions = {
  live: msg`Live matches: score, minute and odds as they change, with our margin.`,
  calibration: msg`Our chances before each match compared with what happened, by sport, and how much luck can explain.`,
  results: msg`Latest match results. You can recalculate each one from its published seed.`,
  favourites: msg`Your favourite leagues, teams and matches: what’s live, what’s next and all odds.`,
  centre: msg`Up to four live matches side by side, each with its score, clock and main odds.`,
  coupon: msg`One market in one table: lines and odds for every match in a sport, league or day.`,
  team: (team: string): MessageDescriptor => msg`${team}: live match, upcoming matches with odds, and latest results.`,
  league: (league: string): MessageDescriptor =>
    msg`${league}: live and upcoming matches, with all odds and our margin.`,
  event: (home: string, away: string, league: string): MessageDescriptor =>
    msg`${home} v ${away}, ${league}: match updates, all odds and how they are set.`,
};
