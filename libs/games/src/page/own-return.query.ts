import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readOwnReturn } from '@croupier/contracts';

/** What the player's rounds of a title gave back. */
export const ownReturnQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['games', 'own-return', slug],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readOwnReturn, { query: { game: slug }, signal }),
  });
