import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { searchSport } from '@croupier/contracts';

/** Fewer letters begin too many names. */
export const FEWEST_LETTERS = 2;

/** What is found by a text. What was found before stays until the next is there. */
export const searchQuery = (api: Api, text: string) =>
  queryOptions({
    queryKey: ['sportsbook', 'search', text],
    queryFn: ({ signal }) => api.call(searchSport, { query: { text }, signal }),
    enabled: text.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
