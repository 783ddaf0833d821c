import { queryOptions } from '@tanstack/react-query';
import { type Account, readAccounts } from '@croupier/contracts';
import { playersOwn } from './adopt-player.ts';
import type { Api } from './client-core.ts';
import { readWhenShown } from './when-shown.ts';

const POLL_MS = 10_000;

/** The player's wallets, the active one first. What a round wins or loses is in them once the round has been shown. */
export const balanceQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cashbox', 'balance'],
    meta: playersOwn,
    queryFn: ({ signal }) => readWhenShown(() => api.call(readAccounts, { query: { compatibility: 'false' }, signal })),
    refetchInterval: POLL_MS, // The specification polls; the socket only shortens the wait.
  });

export const activeAccount = (accounts: readonly Account[] | undefined): Account | undefined =>
  accounts?.find((account) => account.active) ?? accounts?.[0];
