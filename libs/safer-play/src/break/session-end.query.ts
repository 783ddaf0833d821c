import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readSessionEnd } from '@croupier/contracts';

/** Queries why the session ended. Fetched again each time a session ends. */
export const sessionEndQuery = (api: Api) =>
  queryOptions({
    queryKey: ['session-end'],
    queryFn: ({ signal }) => api.call(readSessionEnd, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
