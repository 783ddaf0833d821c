import type { QueryClient } from '@tanstack/react-query';
import type { Player } from '@croupier/contracts';

/**
 * Somebody signed in or out: what was known belongs to somebody else. What is on screen is fetched again, the rest is
 * forgotten.
 */
export function adoptPlayer(queryClient: QueryClient, player: Player | null): void {
  const others = {
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== 'player' && queryKey[0] !== 'info',
  };
  queryClient.setQueryData(['player'], player);
  queryClient.removeQueries({ type: 'inactive', ...others });
  void queryClient.invalidateQueries(others);
}
