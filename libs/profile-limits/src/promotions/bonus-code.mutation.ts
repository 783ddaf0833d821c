import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, playerQuery } from '@croupier/api-client';
import { clearBonusCode, type Player, setBonusCode } from '@croupier/contracts';

/** The whole app knows the player as the server answered. */
const adopt = (api: Api, queryClient: QueryClient) => (player: Player) =>
  queryClient.setQueryData(playerQuery(api).queryKey, player);

/** Keeps a code for the next deposit, instead of an earlier one. */
export const keepCodeMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['bonus-code', 'keep'],
    mutationFn: (code: string) => api.call(setBonusCode, { body: { deposit_bonus_code: code } }),
    onSuccess: adopt(api, queryClient),
  });

/** Drops it. */
export const clearCodeMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['bonus-code', 'clear'],
    mutationFn: () => api.call(clearBonusCode),
    onSuccess: adopt(api, queryClient),
  });
