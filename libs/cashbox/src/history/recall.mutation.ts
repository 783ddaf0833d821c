import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { recallPayment } from '@croupier/contracts';
import { refreshCashbox } from '../payment/refresh-cashbox.ts';

/** Cancels a withdrawal. Refetches history and balance in any case. */
export const recallMutation = (api: Api, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['cashbox', 'recall'],
    mutationFn: (id: string) => api.call(recallPayment, { params: { id } }),
    onSettled: () => refreshCashbox(queryClient),
  });
