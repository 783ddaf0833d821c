import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readUserLimits } from '@croupier/contracts';

/** The player's limits in force, with what is used of them. The socket has them fetched again when they change. */
export const userLimitsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['limits', 'user-limits'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readUserLimits, { signal }),
  });
