import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { searchSport } from '@croupier/contracts';

/** Fewest letters to search for: fewer match too many names. */
export const FEWEST_LETTERS = 2;

/** Queries results for a text. The previous results stay until the next load. */
export const searchQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['sportsbook', 'search', text],
    queryFn: ({ signal }) => api.call(searchSport, { query: { text }, signal }),
    enabled: text.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
