import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readTournaments, TournamentList } from '@croupier/contracts';
import type { ListId } from './list-names.ts';

/** Lists of tournaments; lotteries and achievements are lists of their own. */
export const listsTournaments = (list: ListId): list is ListId & TournamentList =>
  (TournamentList.options as readonly string[]).includes(list);

/** A page of a list, nine tournaments. */
export const tournamentsQuery = (api: Api, list: TournamentList, page: number) =>
  queryOptions({
    queryKey: ['competitions', 'tournaments', list, page],
    queryFn: ({ signal }) => api.call(readTournaments, { query: { list, page: String(page) }, signal }),
    staleTime: 30_000,
  });
