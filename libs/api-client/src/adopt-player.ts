import type { Query, QueryClient } from '@tanstack/react-query';
import type { Player } from '@croupier/contracts';

/** Marks a query as the player's own: `meta: playersOwn`. It is removed as soon as someone else uses the page. */
export const playersOwn = { playersOwn: true } as const;

/**
 * Marks a query of the player that a payment may change in addition to the wallets, such as gifts. It is reloaded with
 * the balance.
 */
export const playersMoney = { ...playersOwn, playersMoney: true } as const;

const own = { predicate: ({ meta }: Query) => meta?.['playersOwn'] === true };
const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'player' && queryKey[0] !== 'info' };

/** Stores the player from the server's latest reply. A request that started earlier must not overwrite it. */
export function storePlayer(queryClient: QueryClient, player: Player | null): void {
  void queryClient.cancelQueries({ queryKey: ['player'] });
  queryClient.setQueryData(['player'], player);
}

const left = new Set<() => void>();

/**
 * Calls back when the player leaves the page: signed out, session over, or replaced by someone else. Returns the
 * function that stops it.
 */
export function onPlayerLeft(listener: () => void): () => void {
  left.add(listener);
  return () => void left.delete(listener);
}

/**
 * Replaces the player after a sign-in, a sign-out or the end of the session, because cached data belongs to the
 * previous one. Removes the player's own queries, on screen or not, and refetches the others that are on screen.
 */
export function adoptPlayer(queryClient: QueryClient, player: Player | null): void {
  const before = queryClient.getQueryData<Player | null>(['player']);
  if (before && before.id !== player?.id) for (const listener of left) listener();
  void queryClient.cancelQueries(own); // A pending reply must not restore the data.
  storePlayer(queryClient, player);
  queryClient.removeQueries(own);
  queryClient.removeQueries({ type: 'inactive', ...others });
  void queryClient.invalidateQueries(others);
  // Removes sent data, including passwords, and their replies. A pending mutation is still needed by its caller.
  const sent = queryClient.getMutationCache();
  for (const mutation of sent.getAll()) if (mutation.state.status !== 'pending') sent.remove(mutation);
}
