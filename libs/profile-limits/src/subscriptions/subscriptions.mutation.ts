import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, playerQuery, storePlayer } from '@croupier/api-client';
import { saveSubscriptions, type Subscriptions } from '@croupier/contracts';
import { subscriptionsQuery } from './subscriptions.query.ts';

/** Saves what may be sent; the player's own data say the same from then on. */
export const subscriptionsMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['subscriptions', 'save'],
    // One after the other: of two quick switches the later one stands.
    scope: { id: 'subscriptions' },
    mutationFn: (wanted: Subscriptions) => api.call(saveSubscriptions, { body: wanted }),
    onSuccess: (saved) => {
      queryClient.setQueryData(subscriptionsQuery(api).queryKey, saved);
      const player = queryClient.getQueryData(playerQuery(api).queryKey);
      if (player) storePlayer(queryClient, { ...player, ...saved });
    },
  });
