import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readProject } from '@croupier/contracts';

/** What the site says of itself: how its operator is reached, among others. */
export const projectQuery = (api: Api) =>
  queryOptions({
    queryKey: ['info', 'project'],
    queryFn: ({ signal }) => api.call(readProject, { signal }),
    staleTime: Infinity,
  });
