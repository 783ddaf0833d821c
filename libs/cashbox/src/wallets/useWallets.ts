import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activeAccount, balanceQuery, playerQuery, useApi } from '@croupier/api-client';

/**
 * The player's wallets, and the one they play with. Whichever page or tab chose it: what asks the player for a currency
 * is told here.
 */
export function useWallets() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: wallets } = useQuery(balanceQuery(api));
  const active = activeAccount(wallets);
  const currency = active?.currency;
  useEffect(() => {
    if (!currency) return;
    const { queryKey } = playerQuery(api);
    if (queryClient.getQueryData(queryKey)?.currency === currency) return;
    queryClient.setQueryData(queryKey, (player) => player && { ...player, currency });
  }, [api, queryClient, currency]);
  return { wallets, active };
}
