import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { adoptPlayer, type Api } from '@croupier/api-client';
import { setUserLimit } from '@croupier/contracts';

/**
 * Starts a day's break at once, which signs out everywhere. Handled like signing out, so that the end of the session
 * shows no notice, and removes the player's data from this page.
 */
export const takeBreakMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'sign-out', 'break'],
    mutationFn: () => api.call(setUserLimit, { body: { type: 'coolingoff', period: 'day' } }),
    onSuccess: () => adoptPlayer(queryClient, null),
  });
