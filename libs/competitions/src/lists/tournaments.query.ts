import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import type { TournamentList } from '@croupier/contracts';
import type { ListId } from './list-names.ts';

/** Lists of tournaments; lotteries and achievements are lists of their own. */
export const listsTournaments = (list: ListId): list is TournamentList =>
  list !== 'lotteries' && list !== 'achievements';

/** A page of a list, nine tournaments. */
export const tournamentsQuery = (api: Api, list: TournamentList, page: number) =>
  queryOptions({
    queryKey: ['competitions', 'tournaments', list, page],
    queryFn: async ({ signal }) => (await import('../calls.ts')).tournaments(api, list, page, signal),
    staleTime: 30_000,
  });
