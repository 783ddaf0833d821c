import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { adoptPlayer, type Api } from '@croupier/api-client';
import { signUp } from '@croupier/contracts';
import type { SignUpOrder } from './sign-up-values.ts';

/** Opens the account with everything the steps gathered; the answer signs in. */
export const signUpMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'sign-up'],
    mutationFn: ({ user, key }: SignUpOrder) => api.call(signUp, { body: { user }, idempotencyKey: key }),
    onSuccess: (player) => adoptPlayer(queryClient, player),
  });
