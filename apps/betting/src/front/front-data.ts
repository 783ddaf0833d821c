import { eventsQuery, rulesQuery, treeQuery } from '@croupier/sportsbook';
import type { AppServices } from '@croupier/web-app';

interface Loading {
  readonly context: AppServices;
}

/** What stands beside every page of the book. Not awaited to succeed: a part that fails shows so itself, and offers to try again. */
export const bookData = ({ context: { api, queryClient } }: Loading) =>
  Promise.all([queryClient.prefetchQuery(treeQuery(api)), queryClient.prefetchQuery(rulesQuery(api))]);

/** What the front page lists. */
export const matchesData = ({ context: { api, queryClient } }: Loading) =>
  Promise.all([
    queryClient.prefetchQuery(eventsQuery(api, 'live', { sport: 'football' })),
    queryClient.prefetchQuery(eventsQuery(api, 'upcoming', { sport: 'football' })),
  ]);

/** The whole front page, as it stands behind a popup with an address of its own. */
export const frontData = (loading: Loading) => Promise.all([bookData(loading), matchesData(loading)]);
