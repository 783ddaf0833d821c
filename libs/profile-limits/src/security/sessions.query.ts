import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readSessions } from '@croupier/contracts';

/** Queries the player's sessions, this browser first. */
export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['profile', 'sessions'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readSessions, { signal }),
  });
