import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readProject } from '@croupier/contracts';

/** Queries facts about the site, such as the operator's contact details. */
export const projectQuery = (api: Api) =>
  queryOptions({
    queryKey: ['info', 'project'],
    queryFn: ({ signal }) => api.call(readProject, { signal }),
    staleTime: Infinity,
  });
