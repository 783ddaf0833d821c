import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readSubscriptions } from '@croupier/contracts';

/** Queries the messages the player agreed to receive. */
export const subscriptionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['subscriptions'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readSubscriptions, { signal }),
  });
