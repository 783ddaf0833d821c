import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, storePlayer } from '@croupier/api-client';
import { type MissedDetails, updateDetails } from '@croupier/contracts';

/** Saves missing details and updates the player everywhere from the reply. */
export const updateDetailsMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'details'],
    mutationFn: (user: MissedDetails) => api.call(updateDetails, { body: { user } }),
    onSuccess: (player) => storePlayer(queryClient, player),
  });
