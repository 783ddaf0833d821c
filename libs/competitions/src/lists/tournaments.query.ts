import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import type { TournamentList } from '@croupier/contracts';
import type { ListId } from './list-names.ts';

/** Tells whether a list contains tournaments, unlike lotteries and achievements. */
export const listsTournaments = (list: ListId): list is TournamentList =>
  list !== 'lotteries' && list !== 'achievements';

/** Queries a page of a list, nine tournaments. */
export const tournamentsQuery = (api: Api, list: TournamentList, page: number) =>
  queryOptions({
    queryKey: ['competitions', 'tournaments', list, page],
    queryFn: async ({ signal }) => (await import('../calls.ts')).tournaments(api, list, page, signal),
    staleTime: 30_000,
  });
