import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readSessions } from '@croupier/contracts';

/** Where the player is signed in, this browser first. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile', 'sessions'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readSessions, { signal }),
  });
