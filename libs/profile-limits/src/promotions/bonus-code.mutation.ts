import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, storePlayer } from '@croupier/api-client';
import { clearBonusCode, setBonusCode } from '@croupier/contracts';

/** Saves a code for the next deposit, replacing an earlier one. */
export const keepCodeMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['bonus-code', 'keep'],
    mutationFn: (code: string) => api.call(setBonusCode, { body: { deposit_bonus_code: code } }),
    onSuccess: (player) => storePlayer(queryClient, player),
  });

/** Removes the saved code. */
export const clearCodeMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['bonus-code', 'clear'],
    mutationFn: () => api.call(clearBonusCode),
    onSuccess: (player) => storePlayer(queryClient, player),
  });
