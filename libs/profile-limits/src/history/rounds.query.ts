import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readRounds } from '@croupier/contracts';

/** The player's rounds for money, newest first, page by page. */
export const roundsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['games', 'rounds'],
    meta: playersOwn,
    queryFn: ({ pageParam, signal }) =>
      api.call(readRounds, { query: { ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });
