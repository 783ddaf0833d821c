import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readPage, readPreview } from '@croupier/contracts';

const FRESH_MS = 10 * 60_000;

/** Queries one page by its slug. Refused with `not_found` if unknown. */
export const contentPageQuery = (api: Api, slug: string, locale: string) =>
  queryOptions({
    queryKey: ['content', 'page', slug, locale],
    queryFn: ({ signal }) => api.call(readPage, { params: { slug }, query: { l: locale }, signal }),
    staleTime: FRESH_MS,
    retry: false,
  });

/** Queries the current state of a page by an operator's signed link. */
export const previewQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['content', 'preview', token],
    queryFn: ({ signal }) => api.call(readPreview, { query: { token }, signal }),
    retry: false,
  });
