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
import { refusePastEnd } from '../past-end.ts';

export const filterOf = ({ pageContext }: AppServices, part: Partial<GameFilter>): GameFilter => ({
  categories: [],
  providers: [],
  device: pageContext.device,
  ...part,
});

/** Loads the first view of a lobby page in parallel. */
export async function loadLobby(services: AppServices, part: Partial<GameFilter>, choice: LobbyChoice, from = 1) {
  const { api, pageContext, queryClient } = services;
  const [categories, providers, games] = await Promise.all([
    queryClient.ensureQueryData(collectionsQuery(api, pageContext.locale)),
    queryClient.ensureQueryData(providersQuery(api)),
    queryClient.ensureInfiniteQueryData(gamePagesQuery(api, narrowed(filterOf(services, part), choice), from)),
  ]);
  refusePastEnd(from, games.pages[0]?.pagination);
  return { categories, providers };
}

/** Loads the page of a category. Its games are in all of `categories`; the last one provides the title. */
export async function loadCategory(services: AppServices, categories: string[], choice: LobbyChoice) {
  const { api, pageContext, queryClient } = services;
  // First, so that an unknown name causes no search.
  const known = await queryClient.ensureQueryData(collectionsQuery(api, pageContext.locale));
  const title = known.find(({ id }) => id === categories.at(-1))?.title;
  if (!title) throw notFound();
  await loadLobby(services, { categories }, choice);
  return { title, part: { categories }, fixed: 'category' } as const;
}

/** Loads the page of a provider, starting at one page of its games. */
export async function loadProvider(services: AppServices, slug: string, choice: LobbyChoice, from = 1) {
  const part = { providers: [slug] };
  const known = await services.queryClient.ensureQueryData(providersQuery(services.api));
  const title = known.find(({ id }) => id === slug)?.title;
  if (!title) throw notFound();
  await loadLobby(services, part, choice, from);
  return { title, part, from, fixed: 'provider' } as const;
}
