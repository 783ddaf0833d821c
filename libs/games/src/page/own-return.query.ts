import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readOwnReturn } from '@croupier/contracts';

/** Queries the return of the player's own rounds of a title. */
export const ownReturnQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['games', 'own-return', slug],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readOwnReturn, { query: { game: slug }, signal }),
  });
