import type { Query, QueryClient } from '@tanstack/react-query';
import type { Player } from '@croupier/contracts';

/** Marks a query as the player's own: `meta: playersOwn`. It is gone as soon as somebody else is at the page. */
export const playersOwn = { playersOwn: true } as const;

/** The same for what a payment may change besides the wallets, such as gifts: read again with the balance. */
export const playersMoney = { ...playersOwn, playersMoney: true } as const;

const own = { predicate: ({ meta }: Query) => meta?.['playersOwn'] === true };
const others = { predicate: ({ queryKey }: Query) => queryKey[0] !== 'player' && queryKey[0] !== 'info' };

/** Lets the whole app know the player as the server just answered. A reading begun before must not cover it. */
export function storePlayer(queryClient: QueryClient, player: Player | null): void {
  void queryClient.cancelQueries({ queryKey: ['player'] });
  queryClient.setQueryData(['player'], player);
}

const left = new Set<() => void>();

/** Calls back as soon as the player at the page has left it: signed out, session over, somebody else. Answers how to stop. */
export function onPlayerLeft(listener: () => void): () => void {
  left.add(listener);
  return () => void left.delete(listener);
}

/**
 * Somebody signed in or out, or their session ended: what was known belongs to somebody else. The player's own is forgotten,
 * on screen or not; of the rest what is on screen is fetched again.
 */
export function adoptPlayer(queryClient: QueryClient, player: Player | null): void {
  const before = queryClient.getQueryData<Player | null>(['player']);
  if (before && before.id !== player?.id) for (const listener of left) listener();
  void queryClient.cancelQueries(own); // An answer under way must not come back.
  storePlayer(queryClient, player);
  queryClient.removeQueries(own);
  queryClient.removeQueries({ type: 'inactive', ...others });
  void queryClient.invalidateQueries(others);
  // What was sent, passwords among it, and what was answered. A call under way is still somebody's.
  const sent = queryClient.getMutationCache();
  for (const mutation of sent.getAll()) if (mutation.state.status !== 'pending') sent.remove(mutation);
}
