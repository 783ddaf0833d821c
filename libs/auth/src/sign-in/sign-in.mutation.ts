import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { adoptPlayer, type Api } from '@croupier/api-client';
import { type Player, type SecondFactor, signIn } from '@croupier/contracts';
import { deviceMark } from '../device/device-mark.ts';

export type SignInStep = { email: string; password: string } | SecondFactor;
/** Null: the one-time code is still to come. */
export type SignedIn = Player | null;

/** Email and password go with the device's mark where there is one (specification §7); a code belongs to its password. */
export async function askToSignIn(api: Api, step: SignInStep): Promise<SignedIn> {
  const dfpc = 'email' in step ? await deviceMark() : undefined;
  const reply = await api.call(signIn, { body: { user: { ...step, ...(dfpc ? { dfpc } : {}) } } });
  return 'otp_required' in reply ? null : reply;
}

/** Signs in with email and password, or with the one-time code that follows. */
export const signInMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'sign-in'],
    mutationFn: (user: SignInStep) => askToSignIn(api, user),
    onSuccess: (player) => {
      if (player) adoptPlayer(queryClient, player);
    },
  });
