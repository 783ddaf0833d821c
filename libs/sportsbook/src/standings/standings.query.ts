import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readForm, readStandings } from '@croupier/contracts';

/** Time for which the table stays fresh. It only changes when a match ends. */
const FRESH_MS = 30_000;

export const standingsQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['sportsbook', 'standings', slug],
    queryFn: ({ signal }) => api.call(readStandings, { params: { slug }, signal }),
    staleTime: FRESH_MS,
  });

export const formQuery = (api: Api, id: number) =>
  queryOptions({
    queryKey: ['sportsbook', 'form', id],
    queryFn: ({ signal }) => api.call(readForm, { params: { id: String(id) }, signal }),
    staleTime: FRESH_MS,
  });
