import { useQuery } from '@tanstack/react-query';
import { balanceQuery, useApi, userLimitsQuery } from '@croupier/api-client';
import type { CurrencyCode } from '@croupier/money';
import { leftOf, type Means } from './stake-limits.ts';

/** Returns a player's balance in a wallet and the amounts left under their own limits, as far as loaded. */
export function useMeans(currency: CurrencyCode, signedIn: boolean): Means {
  const api = useApi();
  const { data: wallets } = useQuery({ ...balanceQuery(api), enabled: signedIn });
  const { data: limits = [] } = useQuery({ ...userLimitsQuery(api), enabled: signedIn });
  return {
    cash: wallets?.find((wallet) => wallet.currency === currency)?.amount_cents ?? null,
    loss: leftOf(limits, 'loss', currency),
    wager: leftOf(limits, 'wager', currency),
  };
}
