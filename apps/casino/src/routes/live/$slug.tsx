import { createFileRoute, notFound } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { lobbySearch } from '../../games/lobby-search.ts';
import { loadLobby } from '../../games/lobby-data.ts';
import { Lobby } from '../../games/Lobby.tsx';

const partOf = (slug: string) => ({ categories: ['live', slug] });

export const Route = createFileRoute('/live/$slug')({
  staticData: { texts: [catalog] },
  validateSearch: lobbySearch,
  loaderDeps: ({ search: { category, provider } }) => ({ category, provider }),
  loader: async ({ context, deps, params: { slug } }) => {
    const { categories } = await loadLobby(context, partOf(slug), deps);
    const title = categories.find(({ id }) => id === slug)?.title;
    if (!title) throw notFound();
    return { title };
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? ''} · Croupier` }] }),
  component: function Category() {
    const { title } = Route.useLoaderData();
    return <Lobby title={title} part={partOf(Route.useParams().slug)} fixed="category" choice={Route.useSearch()} />;
  },
});
