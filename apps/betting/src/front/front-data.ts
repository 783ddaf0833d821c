import type { Sport } from '@croupier/contracts';
import {
  type EventsScope,
  eventsQuery,
  hoursOf,
  kickOffsQuery,
  MOST_EVENTS,
  rulesQuery,
  treeQuery,
  type When,
} from '@croupier/sportsbook';
import type { AppServices } from '@croupier/web-app';

interface Loading {
  readonly context: AppServices;
}

/** What stands beside every page of the book. Not awaited to succeed: a part that fails shows so itself, and offers to try again. */
export const bookData = ({ context: { api, queryClient } }: Loading) =>
  Promise.all([queryClient.prefetchQuery(treeQuery(api)), queryClient.prefetchQuery(rulesQuery(api))]);

/** What comes up of a sport or league. A day is the visitor's: their page asks for it. */
export function upcomingData({ api, queryClient }: AppServices, scope: EventsScope, when: When | undefined) {
  const span = when === undefined ? {} : hoursOf(when);
  if (!span) return Promise.resolve();
  return queryClient.prefetchQuery(
    eventsQuery(api, 'upcoming', { ...scope, ...span }, when === undefined ? undefined : MOST_EVENTS),
  );
}

/** What the page of a sport lists. */
export const sportData = (context: AppServices, sport: Sport, when?: When) =>
  Promise.all([
    context.queryClient.prefetchQuery(eventsQuery(context.api, 'live', { sport })),
    context.queryClient.prefetchQuery(kickOffsQuery(context.api, { sport })),
    upcomingData(context, { sport }, when),
  ]);

/** The whole front page, as it stands behind a popup with an address of its own. */
export const frontData = (loading: Loading) => Promise.all([bookData(loading), sportData(loading.context, 'football')]);
