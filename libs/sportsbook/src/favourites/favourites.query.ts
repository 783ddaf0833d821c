import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { type Api, playersOwn } from '@croupier/api-client';
import { type Favourite, MOST_FAVOURITES } from '@croupier/contracts';

const calls = () => import('../calls.ts');

export const favouritesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sportsbook', 'favourites'],
    queryFn: async ({ signal }) => (await calls()).favourites(api, signal),
    meta: playersOwn,
    staleTime: 60_000,
  });

export const isSame = (one: Pick<Favourite, 'kind' | 'key'>, other: Pick<Favourite, 'kind' | 'key'>): boolean =>
  one.kind === other.kind && one.key === other.key;

export function withMark(list: readonly Favourite[], favourite: Favourite, on: boolean): Favourite[] {
  const others = list.filter((one) => !isSame(one, favourite));
  return on ? [favourite, ...others].slice(0, MOST_FAVOURITES) : others;
}

interface Mark {
  favourite: Favourite;
  on: boolean;
}

const mutationKey = ['sportsbook', 'favourite'];

/**
 * Shows the change at once, and reverts only this change if the server refuses it. Runs outside hooks: a page has a
 * star per row, and none subscribes to the mutation.
 */
export function keepFavourite(api: Api, queryClient: QueryClient, favourite: Mark): Promise<unknown> {
  const { queryKey } = favouritesQuery(api);
  const show = ({ favourite, on }: Mark) =>
    queryClient.setQueryData(queryKey, (list: Favourite[] = []) => withMark(list, favourite, on));
  const options = mutationOptions({
    mutationKey,
    mutationFn: async ({ favourite, on }: Mark) => (await calls()).markFavourite(api, favourite, on),
    onMutate: async (mark: Mark) => {
      await queryClient.cancelQueries({ queryKey });
      show(mark);
    },
    onError: (_error, mark) => show({ ...mark, on: !mark.on }),
    // While another change is pending, a refetch would be older than what is shown.
    onSettled: () =>
      queryClient.isMutating({ mutationKey }) === 1 ? queryClient.invalidateQueries({ queryKey }) : undefined,
  });
  return queryClient.getMutationCache().build(queryClient, options).execute(favourite);
}
