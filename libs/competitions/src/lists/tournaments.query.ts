import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readTournaments, TournamentList } from '@croupier/contracts';
import type { ListId } from './list-names.ts';

/** The lists the tournaments' call knows; of the others there is nothing yet. */
const isServed = (list: ListId): list is ListId & TournamentList =>
  (TournamentList.options as readonly string[]).includes(list);

const nothing = {
  data: [],
  pagination: { current_page: 1, next_page: null, prev_page: null, total_pages: 1, total_count: 0 },
};

/** A page of a list, nine tournaments. */
export const tournamentsQuery = (api: Api, list: ListId, page: number) =>
  queryOptions({
    queryKey: ['competitions', 'tournaments', list, page],
    queryFn: async ({ signal }) =>
      isServed(list) ? api.call(readTournaments, { query: { list, page: String(page) }, signal }) : nothing,
    staleTime: 30_000,
  });
