import { useQuery } from '@tanstack/react-query';
import { playerQuery, useApi } from '@croupier/api-client';

/** The player, or null for a guest. */
export function usePlayer() {
  return useQuery(playerQuery(useApi())).data ?? null;
}
