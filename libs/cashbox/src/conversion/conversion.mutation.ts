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

/** Asks for an offer. Nothing moves. */
export const quoteMutation = (api: Api) => ({
  mutationFn: (wanted: Wanted) => api.call(quoteConversion, { body: wanted }),
});

/** Takes an offer. Sent again after a lost reply it answers what was done. */
export const convertMutation = (api: Api, queryClient: QueryClient) => ({
  mutationFn: (quoteId: string) => api.call(convertMoney, { body: { quote_id: quoteId } }),
  onSettled: () => refreshCashbox(queryClient),
});
