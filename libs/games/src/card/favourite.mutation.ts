import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@croupier/api-client';
import type { GameCard } from '@croupier/contracts';
import { favouritesQuery } from '../catalogue/catalogue.query.ts';

interface Mark {
  game: GameCard;
  on: boolean;
}

/** Shows the change at once, and reverts it if the server refuses it. */
export function favouriteMutation(api: Api, queryClient: QueryClient) {
  const { queryKey } = favouritesQuery(api);
  return mutationOptions({
    mutationKey: ['games', 'favourite'],
    mutationFn: async ({ game, on }: Mark) => (await import('../catalogue/calls.ts')).mark(api, game.id, on),
    onMutate: async ({ game, on }: Mark) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (existing = []) => {
        const others = existing.filter(({ id }) => id !== game.id);
        return on ? [game, ...others] : others;
      });
      return { before };
    },
    onError: (_error, _mark, context) => queryClient.setQueryData(queryKey, context?.before),
    // While another toggle is pending, a refetch would be older than what is shown.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: ['games', 'favourite'] }) === 1
        ? queryClient.invalidateQueries({ queryKey })
        : undefined,
  });
}
