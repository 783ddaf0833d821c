import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client-core.ts';

/**
 * Query of the player; null for a guest. The server delivers it with the document. Later it changes only when someone
 * signs in or out or edits the profile, and that code updates it: a guest's browser never requests it.
 */
export const playerQuery = (api: Api) =>
  queryOptions({
    queryKey: ['player'],
    queryFn: async ({ client, signal }) =>
      (await import('./read-player.ts')).askForPlayer(api, signal, Boolean(client.getQueryData(['player']))),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
