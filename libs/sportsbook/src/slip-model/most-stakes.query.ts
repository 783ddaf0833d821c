import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readMostStakes } from '@croupier/contracts';

/** What the operator allows the player to stake on one bet. */
export const mostStakesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sportsbook', 'most-stakes'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readMostStakes, { signal }),
  });
