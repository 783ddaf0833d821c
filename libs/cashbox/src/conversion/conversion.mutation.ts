import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import { convertMoney, quoteConversion } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { refreshCashbox } from '../payment/refresh-cashbox.ts';

export interface Wanted {
  from: CurrencyCode;
  to: CurrencyCode;
  amount_cents: number;
}

/** Requests an offer. No money moves. */
export const quoteMutation = (api: Api) => ({
  mutationFn: (wanted: Wanted) => api.call(quoteConversion, { body: wanted }),
});

/** Accepts an offer. Repeating it after a lost reply returns the first result. */
export const convertMutation = (api: Api, queryClient: QueryClient) => ({
  mutationFn: (quoteId: string) => api.call(convertMoney, { body: { quote_id: quoteId } }),
  onSettled: () => refreshCashbox(queryClient),
});
