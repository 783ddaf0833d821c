import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';

/** The edition the visitor sees: country, currency, legal age, and whether the region is blocked. */
export const projectQuery = (api: Api) =>
  queryOptions({
    queryKey: ['info', 'project'],
    queryFn: async ({ signal }) => (await import('./calls.ts')).project(api, signal),
    staleTime: Infinity,
  });
