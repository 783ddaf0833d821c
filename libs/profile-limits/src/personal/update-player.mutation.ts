import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { type PlayerChanges, updatePlayer } from '@croupier/contracts';

/** Saves the fields that changed; the whole app knows the player as the server answered. */
export const updatePlayerMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['profile', 'update'],
    mutationFn: (changes: PlayerChanges) => api.call(updatePlayer, { body: changes }),
    onSuccess: (player) => queryClient.setQueryData(['player'], player),
  });
