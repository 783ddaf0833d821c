import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { signUp } from '@croupier/contracts';
import { adoptPlayer } from '../player/adopt-player.ts';
import { type SignUpValues, toApplication } from './sign-up-values.ts';

/** Opens the account with everything the steps gathered; the answer signs in. */
export const signUpMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'sign-up'],
    mutationFn: ({ values, key }: { values: SignUpValues; key: string }) =>
      api.call(signUp, { body: { user: toApplication(values) }, idempotencyKey: key }),
    onSuccess: (player) => adoptPlayer(queryClient, player),
  });
