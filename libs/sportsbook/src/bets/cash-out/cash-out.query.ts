import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { quoteCashOut, readCashOuts, ruleCashOut, takeCashOut } from '@croupier/contracts';

const POLL_MS = 4_000;

/** Queries the current cash-out values of the player's open bets. They move with all odds, so the query polls. */
export const offersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sportsbook', 'cash-out'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readCashOuts, { signal }),
    refetchInterval: POLL_MS,
  });

export const quoteMutation = (api: Api, id: string) => ({
  mutationFn: (share: number) => api.call(quoteCashOut, { params: { id }, body: { share } }),
});

export const takeMutation = (api: Api, id: string) => ({
  mutationFn: (quoteId: string) => api.call(takeCashOut, { params: { id }, body: { quote_id: quoteId } }),
});

export const ruleMutation = (api: Api, id: string) => ({
  mutationFn: (atLeast: number | null) => api.call(ruleCashOut, { params: { id }, body: { at_least_cents: atLeast } }),
});
