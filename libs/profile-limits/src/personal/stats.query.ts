import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readStats } from '@croupier/contracts';

/** How long the player has been here, and since when they are signed in. */
export const statsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile', 'stats'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readStats, { signal }),
  });
