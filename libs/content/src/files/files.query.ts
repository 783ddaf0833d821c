import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readFiles } from '@croupier/contracts';

const FRESH_MS = 10 * 60_000;

/** Queries the files for players, of all pages. */
export const filesQuery = (api: Api, locale: string) =>
  queryOptions({
    queryKey: ['content', 'files', locale],
    queryFn: ({ signal }) => api.call(readFiles, { query: { l: locale }, signal }),
    staleTime: FRESH_MS,
    retry: false,
  });
