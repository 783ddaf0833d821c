import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { adoptPlayer, type Api } from '@croupier/api-client';
import { signOut } from '@croupier/contracts';
import { endNotices } from './end-notices.ts';

/** Ends the session here. Source: specification §4, Login. */
export const signOutMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['auth', 'sign-out'],
    mutationFn: () => api.call(signOut),
    onSuccess: () => {
      void endNotices();
      adoptPlayer(queryClient, null);
    },
  });
