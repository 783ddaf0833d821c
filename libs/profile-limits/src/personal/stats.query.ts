import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readStats } from '@croupier/contracts';

/** Queries when the account was opened, and when the session started. */
export const statsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile', 'stats'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readStats, { signal }),
  });
