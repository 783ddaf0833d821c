import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';

/**
 * Returns a title's slug: its lower-case words joined by hyphens (specification §2). Apostrophes don't separate words.
 */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Queries the cards of titles found in the index. */
export const foundGamesQuery = (api: Api, slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['games', 'found', slugs],
    queryFn: async ({ signal }) => (await import('../catalogue/calls.ts')).bySlugs(api, slugs, signal),
    staleTime: 10 * 60_000,
  });
