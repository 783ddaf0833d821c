import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readBet, readBetRecord, readBets, type Bet } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

export type BetsState = 'open' | 'settled';
interface Page {
  data: Bet[];
  next: string | null;
}

export const betsQuery = (api: Api, state: BetsState) =>
  infiniteQueryOptions({
    queryKey: ['sportsbook', 'bets', state],
    meta: playersOwn,
    queryFn: ({ pageParam, signal }) =>
      api.call(readBets, { query: { state, limit: '20', ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

export const betQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['sportsbook', 'bet', id],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readBet, { params: { id }, signal }),
  });

/** What the player's bets came to. Changes with each bet that ends. */
export const recordQuery = (api: Api, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['sportsbook', 'bets', 'record', currency],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readBetRecord, { query: { currency }, signal }),
  });

const isOpen = ({ status }: Bet): boolean => status === 'pending' || status === 'accepted';

/** Puts a bet as it stands now into everything that shows it. */
export function cacheBet(queryClient: QueryClient, bet: Bet): void {
  queryClient.setQueryData(['sportsbook', 'bet', bet.id], bet);
  for (const state of ['open', 'settled'] as const) {
    const queryKey = ['sportsbook', 'bets', state];
    queryClient.setQueryData<InfiniteData<Page, string>>(
      queryKey,
      (existing) => existing && withBet(existing, bet, isOpen(bet) === (state === 'open')),
    );
  }
}

function withBet(existing: InfiniteData<Page, string>, bet: Bet, belongs: boolean): InfiniteData<Page, string> {
  const has = existing.pages.some(({ data }) => data.some(({ id }) => id === bet.id));
  const pages = existing.pages.map((page, index) => {
    const data = page.data.flatMap((one) => (one.id !== bet.id ? [one] : belongs ? [bet] : []));
    return { ...page, data: belongs && !has && index === 0 ? [bet, ...data] : data };
  });
  return { ...existing, pages };
}
