import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Account, readAccounts } from '@croupier/contracts';
import { playersOwn } from './adopt-player.ts';
import type { Api } from './client-core.ts';
import { readWhenShown } from './when-shown.ts';

const POLL_MS = 10_000;

const read = (api: Api, signal?: AbortSignal) =>
  api.call(readAccounts, { query: { compatibility: 'false' }, ...(signal && { signal }) });

/** Query of the player's wallets, the active one first. A round's result is included once the round has been shown. */
export const balanceQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cashbox', 'balance'],
    meta: playersOwn,
    queryFn: ({ signal }) => readWhenShown(() => read(api, signal)),
    refetchInterval: POLL_MS, // The specification polls; the socket only shortens the wait.
  });

export const activeAccount = (accounts: readonly Account[] | undefined): Account | undefined =>
  accounts?.find((account) => account.active) ?? accounts?.[0];

/**
 * Stores the balance of one wallet as a game shows it. A page reloaded during a round hasn't read the wallets yet: it
 * reads them now, with the game's balance for this one.
 */
export async function storeBalance(
  api: Api,
  queryClient: QueryClient,
  { currency, cents }: { currency: string; cents: number },
): Promise<void> {
  const { queryKey } = balanceQuery(api);
  const told = (accounts: readonly Account[]) =>
    accounts.map((account) => (account.currency === currency ? { ...account, amount_cents: cents } : account));
  if (queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, (known) => known && told(known));
  else {
    const accounts = await read(api);
    queryClient.setQueryData(queryKey, (known) => known ?? told(accounts));
  }
}
