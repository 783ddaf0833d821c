import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';

/** Queries the visitor's edition: country, currency, legal age, and whether the region is blocked. */
export const projectQuery = (api: Api) =>
  queryOptions({
    queryKey: ['info', 'project'],
    queryFn: async ({ signal }) => (await import('./calls.ts')).project(api, signal),
    staleTime: Infinity,
  });

/**
 * Queries the features the operator has switched on. Separate from the visitor's country, because it can be in a
 * document that is cached for all guests.
 */
export const featuresQuery = (api: Api) =>
  queryOptions({
    queryKey: ['info', 'features'],
    queryFn: async ({ signal }) => (await (await import('./calls.ts')).project(api, signal)).features,
    staleTime: Infinity,
  });
