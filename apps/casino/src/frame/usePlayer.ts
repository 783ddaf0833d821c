import { playerQuery, useApi } from '@croupier/api-client';
import { useQuery } from '@tanstack/react-query';

/** The player, or null for a guest. */
export function usePlayer() {
  return useQuery(playerQuery(useApi())).data ?? null;
}
