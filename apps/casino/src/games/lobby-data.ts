import {
  collectionsQuery,
  gamePagesQuery,
  type LobbyChoice,
  narrowed,
  providersQuery,
  type GameFilter,
} from '@croupier/games';
import type { AppServices } from '@croupier/web-app';

export const filterOf = ({ pageContext }: AppServices, part: Partial<GameFilter>): GameFilter => ({
  categories: [],
  providers: [],
  device: pageContext.device,
  ...part,
});

/** Everything a lobby page shows first, fetched together. */
export async function loadLobby(services: AppServices, part: Partial<GameFilter>, choice: LobbyChoice, from = 1) {
  const { api, pageContext, queryClient } = services;
  const [categories, providers] = await Promise.all([
    queryClient.ensureQueryData(collectionsQuery(api, pageContext.locale)),
    queryClient.ensureQueryData(providersQuery(api)),
    queryClient.ensureInfiniteQueryData(gamePagesQuery(api, narrowed(filterOf(services, part), choice), from)),
  ]);
  return { categories, providers };
}
