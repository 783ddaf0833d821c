import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readSpending, type SpendingStep } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** Queries the player's deposits, stakes and winnings over time. */
export const spendingQuery = (api: Api, by: SpendingStep, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['limits', 'spending', by, currency],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readSpending, { query: { by, currency }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
