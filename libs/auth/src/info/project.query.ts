import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readProject } from '@croupier/contracts';

/** The edition the visitor sees: country, currency, legal age, and whether the region is blocked. */
export const projectQuery = (api: Api) =>
  queryOptions({
    queryKey: ['info', 'project'],
    queryFn: ({ signal }) => api.call(readProject, { signal }),
    staleTime: Infinity,
  });
