import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, balanceQuery } from '@croupier/api-client';
import { selectAccount } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';

/** Makes a wallet the active one. The server decides; repeating it is harmless. */
export const chooseWalletMutation = (api: Api, queryClient: QueryClient) => {
  const { queryKey } = balanceQuery(api);
  return mutationOptions({
    mutationKey: ['wallet', 'choose'],
    scope: { id: 'wallet' }, // Of two presses, the later one applies.
    mutationFn: (currency: CurrencyCode) => api.call(selectAccount, { body: { currency } }),
    onMutate: () => queryClient.cancelQueries({ queryKey }), // An older reply must not overwrite this one.
    onSuccess: (accounts) => queryClient.setQueryData(queryKey, accounts),
  });
};
