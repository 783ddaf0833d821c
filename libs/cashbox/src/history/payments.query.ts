import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import {
  type Payment,
  type PaymentState,
  readPayment,
  readPaymentIntent,
  readPaymentMonths,
  readPaymentNotes,
  readPayments,
} from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import type { PaymentsFilter } from './payments-filter.ts';
import { wantedOf } from './wanted-payments.ts';

/** Queries the history, newest first, page by page. */
export const paymentsQuery = (api: Api, limit: number, filter: PaymentsFilter = {}) =>
  infiniteQueryOptions({
    queryKey: ['cashbox', 'payments', limit, filter],
    meta: playersOwn,
    queryFn: ({ pageParam, signal }) =>
      api.call(readPayments, {
        query: {
          limit: String(limit),
          ...(pageParam ? { before: pageParam } : {}),
          ...wantedOf(filter),
        },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });

/** Queries a payment with its steps. */
export const paymentQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['cashbox', 'payment', id],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readPayment, { params: { id }, signal }),
  });

/** Queries the notes beside the history: debts, and coins being checked. */
export const paymentNotesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cashbox', 'payment-notes'],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readPaymentNotes, { signal }),
  });

/** Queries deposits and withdrawals by month in one currency. */
export const paymentMonthsQuery = (api: Api, currency: CurrencyCode) =>
  queryOptions({
    queryKey: ['cashbox', 'months', currency],
    meta: playersOwn,
    queryFn: ({ signal }) => api.call(readPaymentMonths, { query: { currency }, signal }),
  });

/** Queries the latest payments: enough to show a few, and to find an unfinished deposit. */
export const recentPaymentsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cashbox', 'recent'],
    meta: playersOwn,
    queryFn: async ({ signal }) => (await api.call(readPayments, { query: { limit: '10' }, signal })).data,
  });

const waitForPlayer: readonly PaymentState[] = ['created', 'submitted', 'challenge'];

/** Returns an unfinished deposit, whose page was left at the bank's confirmation. */
export const unfinishedDeposit = (payments: readonly Payment[] | undefined): Payment | undefined =>
  payments?.find(({ action, state }) => action === 'deposit' && waitForPlayer.includes(state));

const finals: readonly PaymentState[] = [
  ...(['succeeded', 'failed', 'cancelled', 'refunded', 'charged_back'] as const),
  ...(['paid', 'declined', 'recalled', 'split'] as const),
];
export const isFinal = (state: PaymentState): boolean => finals.includes(state);

const LOOK_MS = 1_000;

/** Queries a pending payment every second until it ends. A socket event refetches at once. */
export const intentQuery = (api: Api, id: string | null) =>
  queryOptions({
    queryKey: ['cashbox', 'intent', id],
    meta: playersOwn,
    queryFn: id === null ? skipToken : ({ signal }) => api.call(readPaymentIntent, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isFinal(data.payment.state) ? false : LOOK_MS),
  });
