import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { adoptPlayer, type Api } from '@croupier/api-client';
import { setUserLimit } from '@croupier/contracts';

/**
 * A day's break, at once. It signs out everywhere, so it counts as leaving: the end of the session is no surprise then, and
 * nothing of the player stays in this page.
 */
export const takeBreakMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'sign-out', 'break'],
    mutationFn: () => api.call(setUserLimit, { body: { type: 'coolingoff', period: 'day' } }),
    onSuccess: () => adoptPlayer(queryClient, null),
  });
