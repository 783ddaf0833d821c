import { queryOptions } from '@tanstack/react-query';
import { readUserLimits } from '@croupier/contracts';
import { playersOwn } from './adopt-player.ts';
import type { Api } from './client-core.ts';

/** The player's limits in force, with what is used of them. The socket has them fetched again when they change. */
export const userLimitsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['limits', 'user-limits'],
    meta: { ...playersOwn, failure: 'LOAD_USER_LIMITS' },
    queryFn: ({ signal }) => api.call(readUserLimits, { signal }),
  });
