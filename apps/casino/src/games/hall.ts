import {
  collectionsQuery,
  gamePagesQuery,
  type HallChoice,
  narrowed,
  providersQuery,
  type ShelfFilter,
} from '@croupier/games';
import type { AppServices } from '@croupier/web-app';

export const filterOf = ({ pageContext }: AppServices, part: Partial<ShelfFilter>): ShelfFilter => ({
  shelves: [],
  providers: [],
  device: pageContext.device,
  ...part,
});

/** Everything a hall page shows first, fetched together. */
export async function loadHall(services: AppServices, part: Partial<ShelfFilter>, choice: HallChoice, from = 1) {
  const { api, pageContext, queryClient } = services;
  const [shelves, studios] = await Promise.all([
    queryClient.ensureQueryData(collectionsQuery(api, pageContext.locale)),
    queryClient.ensureQueryData(providersQuery(api)),
    queryClient.ensureInfiniteQueryData(gamePagesQuery(api, narrowed(filterOf(services, part), choice), from)),
  ]);
  return { shelves, studios };
}
