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
  /** Idempotency key, the same for all retries of an order. */
  key: string;
}

/** Exchanges points for cash. Takes the points from the reply and refetches the balance. */
export const exchangeMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['comp-points', 'exchange'],
    mutationFn: ({ key, ...exchange }: PointsOrder) =>
      api.call(exchangeCompPoints, { body: { exchange }, idempotencyKey: key }),
    onSuccess: ({ comp_points }) => {
      queryClient.setQueryData(compPointsQuery(api).queryKey, comp_points);
      void queryClient.invalidateQueries({ queryKey: ['cashbox'] });
    },
    // Rates may have changed, or another tab exchanged points: the form shows the current values.
    onError: async (_error, { currency }) => {
      void queryClient.invalidateQueries(compPointsQuery(api));
      await queryClient.invalidateQueries(pointRatesQuery(api, currency));
    },
  });
