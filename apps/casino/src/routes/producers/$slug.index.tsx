import { createFileRoute, notFound } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { lobbySearch } from '../../games/lobby-search.ts';
import { loadLobby } from '../../games/lobby-data.ts';
import { Lobby } from '../../games/Lobby.tsx';

const partOf = (slug: string) => ({ providers: [slug] });

export const Route = createFileRoute('/producers/$slug/')({
  staticData: { texts: [catalog] },
  validateSearch: lobbySearch,
  loaderDeps: ({ search: { category } }) => ({ category }),
  loader: async ({ context, deps, params: { slug } }) => {
    const { providers } = await loadLobby(context, partOf(slug), deps);
    const title = providers.find(({ id }) => id === slug)?.title;
    if (!title) throw notFound();
    return { title };
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? ''} · Croupier` }] }),
  component: function Provider() {
    const { title } = Route.useLoaderData();
    return (
      <Lobby
        title={title}
        part={partOf(Route.useParams().slug)}
        fixed="provider"
        choice={{ category: Route.useSearch().category }}
      />
    );
  },
});
