import { notFound } from '@tanstack/react-router';
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

/** One category's page: what it shows is in all of `categories`, the last of which gives it its title. */
export async function loadCategory(services: AppServices, categories: string[], choice: LobbyChoice) {
  const loaded = await loadLobby(services, { categories }, choice);
  const title = loaded.categories.find(({ id }) => id === categories.at(-1))?.title;
  if (!title) throw notFound();
  return { title, part: { categories }, fixed: 'category' } as const;
}

/** One provider's page, from one page of its titles on. */
export async function loadProvider(services: AppServices, slug: string, choice: LobbyChoice, from = 1) {
  const part = { providers: [slug] };
  const loaded = await loadLobby(services, part, choice, from);
  const title = loaded.providers.find(({ id }) => id === slug)?.title;
  if (!title) throw notFound();
  return { title, part, from, fixed: 'provider' } as const;
}
