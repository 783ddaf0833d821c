import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';

const calls = () => import('../calls.ts');

/** Queries one tournament with its leaderboard. The socket keeps it up to date. */
export const tournamentQuery = (api: Api, slug: string) =>
  queryOptions({
    queryKey: ['competitions', 'tournament', slug],
    queryFn: async ({ signal }) => (await calls()).tournament(api, slug, signal),
    staleTime: 10_000,
  });

/** Poll interval of the player's place. The socket doesn't report places below the leaderboard. */
const PLACE_MS = 15_000;

/** Queries the player's status in a tournament. */
export const tournamentStatusQuery = (api: Api, id: number, running = false) =>
  queryOptions({
    queryKey: ['competitions', 'status', id],
    queryFn: async ({ signal }) => (await calls()).tournamentStatus(api, id, signal),
    staleTime: 2_000,
    refetchInterval: running ? PLACE_MS : false,
  });
