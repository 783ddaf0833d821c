import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, storePlayer } from '@croupier/api-client';
import { type MissedDetails, updateDetails } from '@croupier/contracts';

/** Fills in what the account lacks; the whole app knows the player as the server answered. */
export const updateDetailsMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'details'],
    mutationFn: (user: MissedDetails) => api.call(updateDetails, { body: { user } }),
    onSuccess: (player) => storePlayer(queryClient, player),
  });
