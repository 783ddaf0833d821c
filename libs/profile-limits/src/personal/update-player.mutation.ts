import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { type PlayerChanges, updatePlayer } from '@croupier/contracts';

/** Saves the changed fields and updates the player everywhere from the reply. */
export const updatePlayerMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['profile', 'update'],
    mutationFn: (changes: PlayerChanges) => api.call(updatePlayer, { body: changes }),
    onSuccess: (player) => queryClient.setQueryData(['player'], player),
  });
