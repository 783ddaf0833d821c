import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { adoptPlayer, type Api } from '@croupier/api-client';
import { type Player, type SecondFactor, signIn } from '@croupier/contracts';
import { deviceMark } from '../device/device-mark.ts';

export type SignInStep = { email: string; password: string } | SecondFactor;
/** Signed-in player; null while a one-time code is required. */
export type SignedIn = Player | null;

/**
 * Sends one step of a sign-in. Email and password are sent with the device's mark, if there is one (specification §7).
 * A code belongs to the password sent before.
 */
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
