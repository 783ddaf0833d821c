import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { adoptPlayer, type Api } from '@croupier/api-client';
import { type Player, type SecondFactor, signIn } from '@croupier/contracts';

export type SignInStep = { email: string; password: string } | SecondFactor;
/** Null: the one-time code is still to come. */
export type SignedIn = Player | null;

export async function askToSignIn(api: Api, user: SignInStep): Promise<SignedIn> {
  const reply = await api.call(signIn, { body: { user } });
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
