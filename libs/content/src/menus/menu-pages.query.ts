import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';

/** Pages that stand in menus or at the foot of every page; the call's code comes with the first call. */
export const menuPagesQuery = (api: Api, locale: string) =>
  queryOptions({
    queryKey: ['content', 'menus', locale],
    queryFn: async ({ signal }) => (await import('./calls.ts')).menuPages(api, locale, signal),
    staleTime: Infinity,
  });
