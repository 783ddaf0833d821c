import { useMutation } from '@tanstack/react-query';
import { CallRefused, useApi } from '@croupier/api-client';
import { type Reply, setUpTwoFactor } from '@croupier/contracts';
import { openModal } from '@croupier/shell';

export interface SetUpState {
  /** Asks for a new secret; the password first where the server wants it. */
  begin: () => void;
  /** Forgets the secret. */
  drop: () => void;
  data: Reply<typeof setUpTwoFactor> | undefined;
  error: Error | null;
  isPending: boolean;
  /** The server waits for the password. */
  wantsPassword: boolean;
}

const isReauthentication = (error: unknown): boolean =>
  error instanceof CallRefused && error.fields[0]?.code === 'reauthentication_required';

export function useSetUp(): SetUpState {
  const api = useApi();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: () => api.call(setUpTwoFactor),
    gcTime: 0, // The secret is on screen and nowhere else.
  });
  const askAgain = (refused: Error) => {
    if (isReauthentication(refused)) openModal('confirm-password', { onConfirmed: () => mutate() });
  };
  return {
    begin: () => mutate(undefined, { onError: askAgain }),
    drop: reset,
    data,
    error,
    isPending,
    wantsPassword: isReauthentication(error),
  };
}
