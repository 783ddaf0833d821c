import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, playerQuery, storePlayer } from '@croupier/api-client';
import { saveSubscriptions, type Subscriptions } from '@croupier/contracts';
import { subscriptionsQuery } from './subscriptions.query.ts';

/** Saves the messages the player agreed to receive, and updates the player's data. */
export const subscriptionsMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['subscriptions', 'save'],
    // Runs one after another, so that of two quick changes the later one applies.
    scope: { id: 'subscriptions' },
    mutationFn: (wanted: Subscriptions) => api.call(saveSubscriptions, { body: wanted }),
    onSuccess: (saved) => {
      queryClient.setQueryData(subscriptionsQuery(api).queryKey, saved);
      const player = queryClient.getQueryData(playerQuery(api).queryKey);
      if (player) storePlayer(queryClient, { ...player, ...saved });
    },
  });
