import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readLootboxes } from '@croupier/contracts';

/** Queries the player's boxes. The socket reports new ones. */
export const lootboxesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['promotions', 'lootboxes'],
    queryFn: ({ signal }) => api.call(readLootboxes, { signal }),
    meta: playersOwn,
  });
