import { createFileRoute } from '@tanstack/react-router';
import { catalog } from '@croupier/games';
import { pageTitle } from '@croupier/web-app';
import { loadCategory } from '../../games/lobby-data.ts';
import { lobbySearch } from '../../games/lobby-search.ts';
import { Lobby } from '../../games/Lobby.tsx';

export const Route = createFileRoute('/categories/$slug')({
  staticData: { texts: [catalog] },
  validateSearch: lobbySearch,
  loaderDeps: ({ search: { category, provider } }) => ({ category, provider }),
  loader: ({ context, deps, params: { slug } }) => loadCategory(context, [slug], deps),
  head: ({ loaderData }) => ({ meta: [pageTitle(loaderData?.title)] }),
  component: function Category() {
    return <Lobby {...Route.useLoaderData()} choice={Route.useSearch()} />;
  },
});
