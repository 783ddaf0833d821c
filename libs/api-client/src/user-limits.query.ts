import { queryOptions } from '@tanstack/react-query';
import { readUserLimits } from '@croupier/contracts';
import { playersOwn } from './adopt-player.ts';
import type { Api } from './client-core.ts';

/** Query of the player's current limits with their use. Events of the socket reload it. */
export const userLimitsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['limits', 'user-limits'],
    meta: { ...playersOwn, failure: 'LOAD_USER_LIMITS' },
    queryFn: ({ signal }) => api.call(readUserLimits, { signal }),
  });
