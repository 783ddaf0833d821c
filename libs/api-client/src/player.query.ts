import { queryOptions } from '@tanstack/react-query';
import type { Api } from './client-core.ts';

/**
 * The player, or null for a guest. The server answers it with the document; after that it changes only when someone
 * signs in or out or edits the profile, and whoever does that says so: a guest's browser never asks.
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
