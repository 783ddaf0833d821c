import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readOfferedMethods } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** Queries the payment methods of a currency, without an account. */
export const offeredMethodsQuery = (api: Api, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['cashbox', 'offered-methods', currency],
    queryFn: ({ signal }) => api.call(readOfferedMethods, { query: { currency }, signal }),
    staleTime: 60_000,
  });
