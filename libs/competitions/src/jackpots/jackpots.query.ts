import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';

const calls = () => import('./calls.ts');

/** The jackpots with what their pools hold; the socket keeps them up to date. */
export const jackpotsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['jackpots', 'all'],
    queryFn: async ({ signal }) => (await calls()).jackpots(api, signal),
    meta: { failure: 'LOAD_JACKPOTS' },
    staleTime: 30_000,
  });

/** The latest wins, anybody's. */
export const jackpotWinsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['jackpots', 'wins'],
    queryFn: async ({ signal }) => (await calls()).wins(api, signal),
    staleTime: 30_000,
  });

/** The player's own. */
export const ownJackpotWinsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['jackpots', 'own-wins'],
    queryFn: async ({ signal }) => (await calls()).ownWins(api, signal),
    staleTime: 10_000,
    meta: playersOwn,
  });
