import { queryOptions } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { quoteCashOut, readCashOuts, ruleCashOut, takeCashOut } from '@croupier/contracts';

const POLL_MS = 4_000;

/** What the player's open bets are worth now. Values move with every price, so they are asked for again and again. */
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
