import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readRounds, readRoundTotals } from '@croupier/contracts';
import type { HistoryFilter } from './history-filter.ts';
import { wantedOf } from './wanted-rounds.ts';

/** Queries the player's rounds for real money, newest first, page by page. */
export const roundsQuery = (api: Api, filter: HistoryFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['games', 'rounds', filter],
    meta: playersOwn,
    queryFn: ({ pageParam, signal }) =>
      api.call(readRounds, { query: { ...wantedOf(filter), ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Queries the totals of all rounds under a filter. */
export const roundTotalsQuery = (api: Api, filter: HistoryFilter = {}) =>
  queryOptions({
    queryKey: ['games', 'round-totals', filter],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readRoundTotals, { query: wantedOf(filter), signal }),
  });
