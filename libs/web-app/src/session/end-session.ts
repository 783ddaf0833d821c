import { adoptPlayer, playerQuery } from '@croupier/api-client';
import { openModal } from '@croupier/shell';
import type { AppServices } from '../services.ts';
import { SESSION_ENDED } from './session-ended.ts';

/**
 * Ends the session after a 401: it expired, or was ended in another tab or on another device. Removes the player's data
 * from memory, which also closes the player's socket, and opens the sign-in over the page.
 */
export function endSession({ api, queryClient }: Pick<AppServices, 'api' | 'queryClient'>): void {
  if (!queryClient.getQueryData(playerQuery(api).queryKey)) return; // A guest, or the first 401 is already handled.
  const isLeaving = queryClient.isMutating({ mutationKey: ['auth', 'sign-out'] }) > 0;
  adoptPlayer(queryClient, null);
  if (!isLeaving) openModal(SESSION_ENDED);
}
