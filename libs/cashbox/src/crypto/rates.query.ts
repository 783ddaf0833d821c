import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { readCryptoExchangeRates } from '@croupier/contracts';

const FRESH_MS = 60_000;

/** Queries each coin's value, at most a minute old. Source: specification §7. */
export const ratesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['info', 'crypto-rates'],
    queryFn: ({ signal }) => api.call(readCryptoExchangeRates, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });
