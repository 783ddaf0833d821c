import { useQuery } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';

/** Returns the player, or null for a guest. */
export function usePlayer() {
  return useQuery(playerQuery(useApi())).data ?? null;
}
