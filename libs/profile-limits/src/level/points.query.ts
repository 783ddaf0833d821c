import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readAchievements, readCompPointRates, readCompPoints, readLevels } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** Queries the player's points and level. */
export const compPointsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['comp-points', 'own'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readCompPoints, { signal }),
  });

/** Queries the levels with their rewards, and the ladders in a currency. They change with a release only. */
export const levelsQuery = (api: Api, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['levels', currency],
    queryFn: ({ signal }) => api.call(readLevels, { query: { currency }, signal }),
    staleTime: Infinity,
  });

/** Queries the value of points in a currency. */
export const pointRatesQuery = (api: Api, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['comp-points', 'rates', currency],
    queryFn: ({ signal }) => api.call(readCompPointRates, { query: { currency }, signal }),
    refetchInterval: 60_000, // The interval at which rates change.
  });

export const achievementsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['comp-points', 'achievements'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readAchievements, { signal }),
  });
