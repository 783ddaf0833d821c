import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readSignIns } from '@croupier/contracts';

/** Queries the sign-ins of the last 90 days, newest first, page by page. */
export const signInsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['profile', 'sign-ins'],
    meta: playersOwn,
    queryFn: ({ pageParam, signal }) =>
      api.call(readSignIns, { query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });
