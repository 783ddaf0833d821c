import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, storePlayer } from '@croupier/api-client';
import { setBonusCode } from '@croupier/contracts';

/** Saves an offer's code for the next deposit, and updates the player everywhere from the reply. */
export const keepCodeMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['promotions', 'keep-code'],
    mutationFn: (code: string) => api.call(setBonusCode, { body: { deposit_bonus_code: code } }),
    onSuccess: (player) => storePlayer(queryClient, player),
  });
