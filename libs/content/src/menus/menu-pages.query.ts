import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';

/** Queries the pages in menus and in the footer. The call's code loads with the first call. */
export const menuPagesQuery = (api: Api, locale: string) =>
  queryOptions({
    queryKey: ['content', 'menus', locale],
    queryFn: async ({ signal }) => (await import('./calls.ts')).menuPages(api, locale, signal),
    staleTime: Infinity,
  });
