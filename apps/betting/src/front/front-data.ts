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

/** Loads the parts next to every page of the book. A part that fails shows its error and offers a retry. */
export const bookData = ({ context: { api, queryClient } }: Loading) =>
  Promise.all([queryClient.prefetchQuery(treeQuery(api)), queryClient.prefetchQuery(rulesQuery(api))]);

/**
 * Loads the upcoming matches of a sport or league. A day depends on the visitor's time zone, so their browser loads it.
 */
export function upcomingData({ api, queryClient }: AppServices, scope: EventsScope, when: When | undefined) {
  const span = when === undefined ? {} : hoursOf(when);
  if (!span) return Promise.resolve();
  return queryClient.prefetchQuery(
    eventsQuery(api, 'upcoming', { ...scope, ...span }, when === undefined ? undefined : MOST_EVENTS),
  );
}

/** Loads the lists of a sport's page. */
export const sportData = (context: AppServices, sport: Sport, when?: When) =>
  Promise.all([
    context.queryClient.prefetchQuery(eventsQuery(context.api, 'live', { sport })),
    context.queryClient.prefetchQuery(kickOffsQuery(context.api, { sport })),
    upcomingData(context, { sport }, when),
  ]);

/** Loads the whole front page, for a popup that has an address. */
export const frontData = (loading: Loading) => Promise.all([bookData(loading), sportData(loading.context, 'football')]);
