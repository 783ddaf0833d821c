import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readRounds } from '@croupier/contracts';
import { cursorOf, type HistoryFilter, isWithin } from './history-filter.ts';

/** The player's rounds for money, newest first, page by page; the last page may reach beyond the first day. */
export const roundsQuery = (api: Api, filter: HistoryFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['games', 'rounds', filter],
    meta: playersOwn,
    queryFn: ({ pageParam, signal }) =>
      api.call(readRounds, {
        query: { ...(pageParam && { before: pageParam }), ...(filter.game !== undefined && { game: filter.game }) },
        signal,
      }),
    initialPageParam: cursorOf(filter),
    getNextPageParam: ({ data, next }) => {
      const last = data.at(-1);
      return last && isWithin(filter, last) ? next : null;
    },
  });
