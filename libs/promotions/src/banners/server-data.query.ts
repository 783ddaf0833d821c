import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';

/** Queries the banners and the list of static pages. */
export const serverDataQuery = (api: Api, locale: string) =>
  queryOptions({
    queryKey: ['promotions', 'server-data', locale],
    queryFn: async ({ signal }) => (await import('../calls.ts')).serverData(api, locale, signal),
    staleTime: 10 * 60_000,
    meta: playersOwn, // Banners depend on the player's groups.
  });
