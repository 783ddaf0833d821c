import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { adoptPlayer, type Api } from '@croupier/api-client';
import { signUp } from '@croupier/contracts';
import type { SignUpOrder } from './sign-up-values.ts';

interface DeviceMarks {
  captcha: string | undefined;
  dfpc: string | undefined;
}

/** Opens the account with the values of all steps. The reply signs the player in. */
export const signUpMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'sign-up'],
    // The two marks are new for each try, so they aren't part of the order.
    mutationFn: ({ user, key, captcha, dfpc }: SignUpOrder & DeviceMarks) =>
      api.call(signUp, {
        body: { user: { ...user, ...(captcha ? { captcha } : {}), ...(dfpc ? { dfpc } : {}) } },
        idempotencyKey: key,
      }),
    onSuccess: (player) => adoptPlayer(queryClient, player),
  });
