import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { activeAccount, balanceQuery, playerQuery, useApi } from '@croupier/api-client';

/**
 * Returns the player's wallets and the active one. Also copies the active currency to the player query, so that its
 * readers see a change made on any page or tab.
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
