import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';

const calls = () => import('./calls.ts');

/** Queries the jackpots with their amounts. The socket keeps them up to date. */
export const jackpotsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['jackpots', 'all'],
    queryFn: async ({ signal }) => (await calls()).jackpots(api, signal),
    meta: { failure: 'LOAD_JACKPOTS' },
    staleTime: 30_000,
  });

/** Queries the latest wins of all players. */
export const jackpotWinsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['jackpots', 'wins'],
    queryFn: async ({ signal }) => (await calls()).wins(api, signal),
    staleTime: 30_000,
  });

/** Queries the player's own wins. */
export const ownJackpotWinsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['jackpots', 'own-wins'],
    queryFn: async ({ signal }) => (await calls()).ownWins(api, signal),
    staleTime: 10_000,
    meta: playersOwn,
  });
