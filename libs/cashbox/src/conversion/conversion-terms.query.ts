import { queryOptions, skipToken } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readConversionTerms } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** Poll interval. Rates change once a minute. */
const POLL_MS = 60_000;

/** Queries the fee, the rate and the rest of the day's limit, before an offer is requested. */
export const conversionTermsQuery = (api: Api, from: CurrencyCode, to: CurrencyCode | undefined) =>
  queryOptions({
    queryKey: ['cashbox', 'conversion-terms', from, to],
    meta: playersOwn,
    queryFn:
      to === undefined ? skipToken : ({ signal }) => api.call(readConversionTerms, { query: { from, to }, signal }),
    refetchInterval: POLL_MS,
  });
