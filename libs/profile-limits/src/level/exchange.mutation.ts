import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { type CompPoints, exchangeCompPoints } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { compPointsQuery, pointRatesQuery } from './points.query.ts';

export interface PointsOrder {
  points: number;
  group: CompPoints['rate_group'];
  currency: CurrencyCode;
  /** Amount shown on the page for these points, in subunits. */
  least_cents: number;
  /** The same order sent again has the same key. */
  key: string;
}

/** Points become cash. The points are as the server answers; the balance is asked for again. */
export const exchangeMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['comp-points', 'exchange'],
    mutationFn: ({ key, ...exchange }: PointsOrder) =>
      api.call(exchangeCompPoints, { body: { exchange }, idempotencyKey: key }),
    onSuccess: ({ comp_points }) => {
      queryClient.setQueryData(compPointsQuery(api).queryKey, comp_points);
      void queryClient.invalidateQueries({ queryKey: ['cashbox'] });
    },
    // The rates may have moved, or another tab exchanged points: the form shows what is so now.
    onError: async (_error, { currency }) => {
      void queryClient.invalidateQueries(compPointsQuery(api));
      await queryClient.invalidateQueries(pointRatesQuery(api, currency));
    },
  });
