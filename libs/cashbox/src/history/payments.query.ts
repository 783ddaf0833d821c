import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { type Payment, type PaymentState, readPaymentIntent, readPayments } from '@croupier/contracts';

/** Which payments: all of them, or one way money goes. */
export type PaymentsKind = 'all' | Payment['action'];

/** The history, newest first, page by page. */
export const paymentsQuery = (api: Api, limit: number, kind: PaymentsKind = 'all') =>
  infiniteQueryOptions({
    queryKey: ['cashbox', 'payments', limit, kind],
    meta: playersOwn,
    queryFn: ({ pageParam, signal }) =>
      api.call(readPayments, {
        query: {
          limit: String(limit),
          ...(pageParam ? { before: pageParam } : {}),
          ...(kind === 'all' ? {} : { action: kind }),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });

/** What moved last: enough to show a few, and to find a deposit that was left unfinished. */
export const recentPaymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cashbox', 'recent'],
    meta: playersOwn,
    queryFn: async ({ signal }) => (await api.call(readPayments, { query: { limit: '10' }, signal })).data,
  });

const waitForPlayer: readonly PaymentState[] = ['created', 'submitted', 'challenge'];

/** A deposit that waits for the player: the page was left while the bank asked for a confirmation. */
export const unfinishedDeposit = (payments: readonly Payment[] | undefined): Payment | undefined =>
  payments?.find(({ action, state }) => action === 'deposit' && waitForPlayer.includes(state));

const finals: readonly PaymentState[] = ['succeeded', 'failed', 'cancelled', 'paid', 'declined', 'recalled'];
export const isFinal = (state: PaymentState): boolean => finals.includes(state);

const LOOK_MS = 1_000;

/** A payment under way, asked for every second until it is over; a socket event asks at once. */
export const intentQuery = (api: Api, id: string | null) =>
  queryOptions({
    queryKey: ['cashbox', 'intent', id],
    meta: playersOwn,
    queryFn: id === null ? skipToken : ({ signal }) => api.call(readPaymentIntent, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isFinal(data.payment.state) ? false : LOOK_MS),
  });
