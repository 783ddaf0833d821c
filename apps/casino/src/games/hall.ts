import {
  collectionsQuery,
  gamePagesQuery,
  type HallChoice,
  narrowed,
  providersQuery,
  type ShelfFilter,
} from '@croupier/games';
import type { AppServices } from '@croupier/web-app';

export const filterOf = ({ boot }: AppServices, part: Partial<ShelfFilter>): ShelfFilter => ({
  shelves: [],
  providers: [],
  device: boot.device,
  ...part,
});

/** Everything a hall page shows first, fetched together. */
export async function loadHall(services: AppServices, part: Partial<ShelfFilter>, choice: HallChoice, from = 1) {
  const { api, boot, queryClient } = services;
  const [shelves, studios] = await Promise.all([
    queryClient.ensureQueryData(collectionsQuery(api, boot.locale)),
    queryClient.ensureQueryData(providersQuery(api)),
    queryClient.ensureInfiniteQueryData(gamePagesQuery(api, narrowed(filterOf(services, part), choice), from)),
  ]);
  return { shelves, studios };
}
