import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readSessions } from '@croupier/contracts';

/** Where the player is signed in, this browser first. */
export const sessionsQuery = (api: Api) =>
  queryOptions({ queryKey: ['profile', 'sessions'], queryFn: ({ signal }) => api.call(readSessions, { signal }) });
