import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readLootboxes } from '@croupier/contracts';

/** The player's boxes; the socket says when there is another. */
export const lootboxesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['promotions', 'lootboxes'],
    queryFn: ({ signal }) => api.call(readLootboxes, { signal }),
    meta: playersOwn,
  });
