import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readMostStakes } from '@croupier/contracts';

/** Queries the player's maximum stake on one bet, set by the operator. */
export const mostStakesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sportsbook', 'most-stakes'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readMostStakes, { signal }),
  });
