import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readSportEvents } from '@croupier/contracts';
import { type EventsScope, MOST_EVENTS } from '../events/events.query.ts';

/**
 * Queries upcoming matches with the open lines of one market. Its key makes it refresh with the lists, for example when
 * a match starts.
 */
export const couponQuery = (api: Api, market: number, scope: EventsScope) =>
  queryOptions({
    queryKey: ['sportsbook', 'events', 'upcoming', { ...scope, market }],
    queryFn: ({ signal }) =>
      api.call(readSportEvents, {
        query: { state: 'upcoming', limit: String(MOST_EVENTS), market: String(market), ...scope },
        signal,
      }),
  });
