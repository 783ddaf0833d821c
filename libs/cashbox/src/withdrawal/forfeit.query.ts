import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { previewWithdrawal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** Queries the bonus that a withdrawal from a wallet would end, and the forfeited amount. */
export const forfeitQuery = (api: Api, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['cashbox', 'forfeit', currency],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(previewWithdrawal, { query: { currency }, signal }),
  });
