import { useMutation } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { type Reply, setUpTwoFactor } from '@croupier/contracts';
import { askedForPassword, wantsPassword } from '../../password/after-password.ts';

export interface SetUpState {
  /** Requests a new secret, after the password if the server requires it. */
  begin: () => void;
  /** Discards the secret. */
  drop: () => void;
  data: Reply<typeof setUpTwoFactor> | undefined;
  error: Error | null;
  isPending: boolean;
  /** True while the server requires the password. */
  wantsPassword: boolean;
}

export function useSetUp(): SetUpState {
  const api = useApi();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: () => api.call(setUpTwoFactor),
    gcTime: 0, // The secret is only on screen, never in the cache.
  });
  const askAgain = (refused: Error) => void askedForPassword(refused, () => mutate());
  return {
    begin: () => mutate(undefined, { onError: askAgain }),
    drop: reset,
    data,
    error,
    isPending,
    wantsPassword: wantsPassword(error),
  };
}
