import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readSessionEnd } from '@croupier/contracts';

/** Why the session was ended; asked anew each time one was. */
export const sessionEndQuery = (api: Api) =>
  queryOptions({
    queryKey: ['session-end'],
    queryFn: ({ signal }) => api.call(readSessionEnd, { signal }),
    gcTime: 0,
    staleTime: Infinity,
  });
