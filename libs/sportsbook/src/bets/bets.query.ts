import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { readBet, readBetRecord, readBets, readBetTotals, type Bet } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { Wanted } from './bets-filter.ts';

interface Page {
  data: Bet[];
  next: string | null;
}

export const betsQuery = (api: Api, wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: listKey(wanted),
    meta: playersOwn,
    queryFn: ({ pageParam, signal }) =>
      api.call(readBets, { query: { ...wanted, limit: '20', ...(pageParam ? { before: pageParam } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

const listKey = ({ state, ...narrowed }: Wanted) => ['sportsbook', 'bets', state, narrowed];

/** Queries the totals of the bets under a filter. */
export const totalsQuery = (api: Api, wanted: Wanted) =>
  queryOptions({
    queryKey: [...TOTALS, wanted],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readBetTotals, { query: wanted, signal }),
  });

const TOTALS = ['sportsbook', 'bets', 'totals'];

export const betQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['sportsbook', 'bet', id],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readBet, { params: { id }, signal }),
  });

/** Queries the results of the player's bets. They change with each bet that ends. */
export const recordQuery = (api: Api, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['sportsbook', 'bets', 'record', currency],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readBetRecord, { query: { currency }, signal }),
  });

const isOpen = ({ status }: Bet): boolean => status === 'pending' || status === 'accepted';

/** Tells whether a list of open bets contains this one. */
export const isListedOpen = (queryClient: QueryClient, id: string): boolean =>
  queryClient
    .getQueriesData<InfiniteData<Page, string>>({ queryKey: ['sportsbook', 'bets', 'open'] })
    .some(([, list]) => list?.pages.some(({ data }) => data.some((bet) => bet.id === id)));

/** Updates a bet in every cached list and query that contains it. */
export function cacheBet(queryClient: QueryClient, bet: Bet): void {
  queryClient.setQueryData(['sportsbook', 'bet', bet.id], bet);
  for (const state of ['open', 'settled'] as const) {
    const belongs = isOpen(bet) === (state === 'open');
    queryClient.setQueryData<InfiniteData<Page, string>>(
      listKey({ state }),
      (existing) => existing && withBet(existing, bet, belongs),
    );
  }
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isNarrowedList(queryKey) });
  void queryClient.invalidateQueries({ queryKey: TOTALS });
}

/** Tells whether a query is a filtered list. Only the server knows which bets belong to it. */
const isNarrowedList = ([feature, bets, state, narrowed]: readonly unknown[]): boolean =>
  feature === 'sportsbook' &&
  bets === 'bets' &&
  (state === 'open' || state === 'settled') &&
  typeof narrowed === 'object' &&
  narrowed !== null &&
  Object.keys(narrowed).length > 0;

function withBet(existing: InfiniteData<Page, string>, bet: Bet, belongs: boolean): InfiniteData<Page, string> {
  const has = existing.pages.some(({ data }) => data.some(({ id }) => id === bet.id));
  const pages = existing.pages.map((page, index) => {
    const data = page.data.flatMap((one) => (one.id !== bet.id ? [one] : belongs ? [bet] : []));
    return { ...page, data: belongs && !has && index === 0 ? [bet, ...data] : data };
  });
  return { ...existing, pages };
}
