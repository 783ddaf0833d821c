import type { Api } from '@croupier/api-client';
import { type PaymentState, readPaymentIntent, readPayments } from '@croupier/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export const paymentsQuery = (api: Api, { page = 1, limit = 10 }: { page?: number; limit?: number } = {}) =>
  queryOptions({
    queryKey: ['cashbox', 'payments', page, limit],
    queryFn: ({ signal }) => api.call(readPayments, { query: { page: String(page), limit: String(limit) }, signal }),
    placeholderData: keepPreviousData,
  });

const finals: readonly PaymentState[] = ['succeeded', 'failed', 'cancelled', 'paid', 'declined', 'recalled'];
export const isFinal = (state: PaymentState): boolean => finals.includes(state);

const LOOK_MS = 1_000;

/** A payment under way, asked for every second until it is over; a socket event asks at once. */
export const intentQuery = (api: Api, id: string | null) =>
  queryOptions({
    queryKey: ['cashbox', 'intent', id],
    queryFn: ({ signal }) => api.call(readPaymentIntent, { params: { id: id! }, signal }),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isFinal(data.payment.state) ? false : LOOK_MS),
  });
